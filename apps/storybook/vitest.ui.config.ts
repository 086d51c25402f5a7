import { fileURLToPath } from 'node:url';
import { defineTests } from '../../vitest.shared.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What the theme and the ui kit promise without a browser: server markup, contrast, selectors. */
export default defineTests({
  root: fileURLToPath(new URL('../../packages/sdk', import.meta.url)),
  tsconfig: `${folder}tsconfig.json`,
  test: {
    name: 'ui',
    environment: 'node',
    // Each file cleans up after itself, and the kit is compiled once.
    isolate: false,
    setupFiles: ['src/testing/set-up-testing-library.ts'],
    include: ['src/ui/**/*.test.{ts,tsx}', 'src/theme/**/*.test.{ts,tsx}'],
  },
});
