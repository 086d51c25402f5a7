import { defineTests } from '../../vitest.shared.ts';

/** One database a worker, shared by its files: opening PGlite takes seconds, emptying it milliseconds. */
export default defineTests({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    // A worker's first test opens its database too, which a busy machine stretches.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: [
      'src/testing/databases/provide-postgres.ts',
      'src/testing/databases/provide-pglite.ts',
      'src/testing/clients/provide-server.ts',
    ],
  },
});
