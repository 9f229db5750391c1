import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: '../e2e/scratch.ts',
    include: ['lighthouse.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
