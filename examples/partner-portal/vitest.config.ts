import { defineTests } from '../../vitest.shared.ts';

/** Tests of the portal in jsdom, with its own server and Pinfold's in-memory API. */
export default defineTests({
  resolve: { conditions: ['pinfold-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['pinfold-source', 'node', 'module', 'development|production'] } },
  test: {
    name: 'portal',
    environment: 'jsdom',
    isolate: false,
    include: ['src/**/*.test.tsx'],
    testTimeout: 90_000,
  },
});
