import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'hosts',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/install-hosts.ts'],
    // Installing, building and two compilers take their time on two busy cores.
    testTimeout: 180_000,
    hookTimeout: 420_000,
  },
});
