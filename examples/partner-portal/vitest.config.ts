import { defineTests } from '../../vitest.shared.ts';

/** The portal as its customers use it, on jsdom, with its own server and an API in memory. */
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
