import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['pinfold-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['pinfold-source', 'node', 'module', 'development|production'] } },
  test: {
    name: 'sdk',
    environment: 'node',
    // Each file cleans up after itself; a world of its own for each costs more than its tests.
    isolate: false,
    testTimeout: 30_000,
    setupFiles: ['./src/testing/clean-up-after-each.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['src/ui/**', 'src/theme/**', '**/node_modules/**'],
  },
});
