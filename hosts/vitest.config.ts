import { defineTests } from '../vitest.shared.ts';

export default defineTests({
  test: {
    name: 'hosts',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/install-hosts.ts'],
    // Long, since tests install, build and compile.
    testTimeout: 180_000,
    hookTimeout: 420_000,
  },
});
