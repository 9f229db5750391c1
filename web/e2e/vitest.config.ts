import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // Only made to be looked at.
    exclude: process.env.npm_lifecycle_event === 'states' ? [] : ['states.test.ts'],
    // One browser, at most two pages at a time: the machines that run this are small.
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // A busy machine draws slowly.
    expect: { poll: { timeout: 10_000 } },
  },
});
