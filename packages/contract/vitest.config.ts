import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Pure functions leave nothing behind, so that a worker can go on with the next file.
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
});
