import { defineTests } from '../../vitest.shared.ts';

export default defineTests({
  resolve: { conditions: ['pinfold-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['pinfold-source', 'node', 'module', 'development|production'] } },
  test: {
    name: 'panel',
    environment: 'node',
    // Each file cleans up after itself: loading the whole panel costs more than what a file does with it.
    isolate: false,
    setupFiles: ['./src/testing/set-up-testing-library.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 90_000,
  },
});
