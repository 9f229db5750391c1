import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: './scratch.ts',
    include: ['*.test.ts'],
    // Only made to be looked at.
    exclude: process.env.npm_lifecycle_event === 'states' ? [] : ['states.test.ts'],
    // Two browsers at a time, each with at most two pages: the machines that run this are small.
    maxWorkers: 2,
    maxConcurrency: 2,
    // A browser without a graphics card now and then draws nothing for half a minute. What was repeated is told.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // A busy machine draws slowly.
    expect: { poll: { timeout: 10_000 } },
  },
});
