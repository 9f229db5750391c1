// A browser with a device that makes and keeps passkeys.
import type { CDPSession, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openPage, type Size } from './browser';
import { browser, server } from './house';

export interface WithDevice {
  page: Page;
  device: CDPSession;
  authenticatorId: string;
}

/** A browser that comes to the server under a name, as passkeys need it. */
export async function withDevice(size: Size, locale: string): Promise<WithDevice> {
  const url = server.url.replace('127.0.0.1', 'localhost');
  const { page, context, troubles } = await openPage(browser, url, size, locale);
  onTestFinished(async () => {
    await context.close();
    expect(troubles).toEqual([]);
  });
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, device, authenticatorId };
}
