import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    environment: 'node',
    // A planted fault is found by the real tools, which take their time on two busy cores.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
