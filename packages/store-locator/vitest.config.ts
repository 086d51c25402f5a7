import { defineTests } from '../../vitest.shared.ts';

/** The visitor’s view on React; the widget runs the same tests of it on preact. */
export default defineTests({
  resolve: { conditions: ['module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['node', 'module', 'development|production'] } },
  test: {
    name: 'locator',
    environment: 'node',
    // Each file cleans up after itself; a world of its own for each costs more than its tests.
    isolate: false,
    setupFiles: ['../sdk/src/testing/set-up-testing-library.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
