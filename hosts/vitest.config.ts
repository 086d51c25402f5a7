import { defineTests } from '../vitest.shared.ts';

export default defineTests({
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
