import { defineConfig } from 'vitest/config';
import { CHROMIUM } from '../e2e/browser';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: '../e2e/scratch.ts',
    include: ['*.test.ts'],
    // Measurements must not be disturbed by another page.
    fileParallelism: false,
    maxConcurrency: 1,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Measured is what people have.
    env: { CHROMIUM },
  },
});
