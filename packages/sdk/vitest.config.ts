import { defineTests } from '../../vitest.shared.ts';

export default defineTests({
  resolve: { conditions: ['pinfold-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['pinfold-source', 'node', 'module', 'development|production'] } },
  test: {
    name: 'sdk',
    environment: 'node',
    // Each file cleans up after itself; a world of its own for each costs more than its tests.
    isolate: false,
    setupFiles: ['./src/testing/set-up-testing-library.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['src/ui/**', 'src/theme/**', '**/node_modules/**'],
  },
});
