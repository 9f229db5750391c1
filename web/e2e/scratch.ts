// One folder for the games of all servers of a run, removed when the run is over, however it went: what a worker means to do
// when it exits is not done where it is ended.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder in which each server has its own. */
    scratch: string;
  }
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ashtapada-e2e-'));
  provide('scratch', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
