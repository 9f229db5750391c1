// Being told of a turn while the page is closed. Chromium has no push service here: what it would give is put in its place,
// and what the service would bring is handed to the page's worker.
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openBrowser, openPage } from './browser';
import { browser, server, served as test } from './house';
import { create, unworded, write } from './table';

/** What a browser gives, for a service that is never asked. */
const GIVEN = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/for-a-test',
  keys: {
    p256dh: 'BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY',
    auth: '_ordMnz7uTCmrpBTeUV4Bw',
  },
};

async function table(kind: 'turn' | 'increment'): Promise<string> {
  const days = { initial: 3 * 86_400, increment: 0, kind, decides: true } as const;
  const clock = kind === 'turn' ? days : { initial: 600, increment: 5 };
  return create(server.url, { rules: 'soldiers16-bl', apart: true, clock });
}

async function sit(page: Page, id: string): Promise<void> {
  await page.goto(`/game/${id}`);
  await write(page, 'Zofia');
  await page.locator('[data-gather="sit-south"]').click();
  await page.locator('[data-sits="south"][data-state="mine"]').waitFor();
}

test('a browser is asked once, told of a turn, and leads to the game', async () => {
  // A browser without windows forgets what it was permitted when a page is loaded again.
  const whole = await openBrowser(true);
  onTestFinished(() => whole.close());
  const { page, context } = await openPage(whole, server.url, 'phone', 'pl', true);
  await context.grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    let asked = false;
    const subscription = () => ({ ...given, toJSON: () => given, unsubscribe: async () => true });
    PushManager.prototype.subscribe = async () => {
      asked = true;
      sessionStorage.setItem('asked', 'yes');
      return subscription() as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      asked || sessionStorage.getItem('asked') ? (subscription() as unknown as PushSubscription) : null;
  }, GIVEN);
  const id = await table('turn');
  await sit(page, id);
  expect(await unworded(page)).toBeUndefined();
  await page.click('[data-gather="push-on"]');
  await page.locator('[data-push="on"]').waitFor();
  // It is known again after the page was closed.
  await page.reload();
  await page.locator('[data-push="on"]').waitFor();
  await page.screenshot({ path: 'test-results/push-phone.png' });
  await page.click('[data-gather="push-off"]');
  await page.locator('[data-push="off"]').waitFor();

  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const told = { title: 'Twój ruch', body: '16 żołnierzy', path: `/game/${id}` };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: JSON.stringify(told),
  });
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, data }) => ({ title, body, path: data as string }));
    });
  await expect.poll(shown).toEqual([told]);
});

test('where turns take minutes nothing is offered, and who says no is told where to change it', async () => {
  const { page, context } = await openPage(browser, server.url, 'desk', 'en', true);
  await sit(page, await table('increment'));
  expect(await page.locator('[data-push], [data-gather="push-on"]').count()).toBe(0);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = async () => 'denied';
  });
  await sit(page, await table('turn'));
  await page.locator('[data-push="denied"]').waitFor();
  expect(await page.locator('[data-push="denied"]').textContent()).toContain('settings');
  await context.close();
});

test('over a plain line it is said why it cannot be', async () => {
  const { page, context } = await openPage(browser, server.url, 'desk', 'cs');
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await sit(page, await table('turn'));
  await expect.poll(() => page.locator('.gather').textContent()).toContain('https');
  expect(await page.locator('[data-gather="push-on"]').count()).toBe(0);
  await context.close();
});
