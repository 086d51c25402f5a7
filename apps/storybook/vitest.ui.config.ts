import { fileURLToPath } from 'node:url';
import { defineTests } from '../../vitest.shared.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Tests of theme and ui kit without a browser: server markup, contrast, selectors. */
export default defineTests({
  root: fileURLToPath(new URL('../../packages/sdk', import.meta.url)),
  tsconfig: `${folder}tsconfig.json`,
  test: {
    name: 'ui',
    environment: 'node',
    // Files clean up after themselves, so the kit is compiled once.
    isolate: false,
    setupFiles: ['src/testing/set-up-testing-library.ts'],
    include: ['src/ui/**/*.test.{ts,tsx}', 'src/theme/**/*.test.{ts,tsx}'],
  },
});
