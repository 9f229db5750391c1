import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: '../e2e/scratch.ts',
    include: ['*.test.ts'],
    maxConcurrency: 2,
    retry: 1,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
