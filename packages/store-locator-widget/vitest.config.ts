import { fileURLToPath } from 'node:url';
import { defineTests } from '../../vitest.shared.ts';
import { preactAliases } from './preact-aliases.ts';

/** The widget’s own tests, and the visitor’s view as the widget shows it: on preact. */
export default defineTests({
  resolve: {
    alias: [
      ...preactAliases,
      // As a module: what its CommonJS requires would be React whatever is said here.
      {
        find: /^@testing-library\/react$/,
        replacement: fileURLToPath(
          new URL('@testing-library/react.esm.js', import.meta.resolve('@testing-library/react')),
        ),
      },
    ],
    conditions: ['pinfold-source', 'module', 'browser', 'development|production'],
  },
  ssr: { resolve: { conditions: ['pinfold-source', 'node', 'module', 'development|production'] } },
  test: {
    name: 'widget',
    environment: 'node',
    // Each file cleans up after itself, and the visitor’s view is compiled once.
    isolate: false,
    setupFiles: ['./wait-for-frames.ts', '../sdk/src/testing/set-up-testing-library.ts'],
    server: { deps: { inline: [/@testing-library\/react/] } },
    include: ['src/**/*.test.{ts,tsx}', '../store-locator/src/visitor/**/*.test.tsx'],
  },
});
