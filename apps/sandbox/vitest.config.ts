import { defineConfig } from 'vitest/config';

/** Each test makes a world of its own and files keep nothing, so they share what they import. */
export default defineConfig({
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
});
