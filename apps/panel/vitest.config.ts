import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['pinfold-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['pinfold-source', 'node', 'module', 'development|production'] } },
  test: { name: 'panel', environment: 'node', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 90_000 },
});
