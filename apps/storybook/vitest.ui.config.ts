import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What the theme and the ui kit promise without a browser: server markup, contrast, selectors. */
export default defineProject({
  root: fileURLToPath(new URL('../../packages/sdk', import.meta.url)),
  tsconfig: `${folder}tsconfig.json`,
  test: {
    name: 'ui',
    environment: 'node',
    // Components are compiled on the way, on whatever machine.
    testTimeout: 30_000,
    include: ['src/ui/**/*.test.{ts,tsx}', 'src/theme/**/*.test.{ts,tsx}'],
  },
});
