import { realpathSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject, type UserProjectConfigExport } from 'vitest/config';
import { installedChrome, quietChrome } from '../../scripts/installed-chrome.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const executablePath = installedChrome();

// The packages may be linked from another folder, as a planted copy of the project links them.
const workspace = fileURLToPath(new URL('../..', import.meta.url));
const packages = fileURLToPath(new URL('.', pathToFileURL(realpathSync(`${workspace}node_modules/vitest`))));

// Every story, and not only those that play.
const isFull = process.env['PINFOLD_TEST_SIZE'] === 'full';

// React's production build takes a quarter less time; only full runs use the development build with its warnings.
const asShipped = {
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
};

// As in production: otherwise styled-components adds text nodes, and the browser parses the whole sheet for each rule.
const inDevelopment = {
  define: { 'process.env.NODE_ENV': '"development"', SC_DISABLE_SPEEDY: 'false' },
};

/** Stories as tests, each looked at by axe, in one colour scheme unless a story has its own. */
export function storiesProject(name: string, colorScheme: 'light' | 'dark'): UserProjectConfigExport {
  return defineProject({
    root: folder,
    tsconfig: `${folder}tsconfig.json`,
    ...(isFull ? inDevelopment : asShipped),
    server: { fs: { allow: [workspace, packages] } },
    // A dependency found only while stories run would reload the page under them.
    optimizeDeps: {
      entries: [
        'src/**/*.stories.tsx',
        '../../packages/{sdk,store-locator}/src/**/*.stories.tsx',
        '.storybook/preview.tsx',
      ],
      rolldownOptions: { tsconfig: `${folder}tsconfig.json` },
    },
    plugins: [
      storybookTest({
        configDir: `${folder}.storybook`,
        // Storybook gives the second tag to each story with a play function of its own.
        tags: { include: [isFull ? 'test' : 'play-fn'] },
        initialGlobals: { colorScheme },
      }),
    ],
    test: {
      name,
      // Two pages keep two cores busy. Stories leave nothing behind, so that a page goes on with the next file:
      // fetching every module again for each took a quarter of the time.
      maxWorkers: 2,
      isolate: false,
      // Longer than a story may wait for what is fetched when it is first opened.
      testTimeout: 45_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: true,
        provider: playwright({
          // A half faded overlay would be judged by its half contrast.
          contextOptions: { reducedMotion: 'reduce' },
          launchOptions: {
            ...(executablePath && { executablePath }),
            args: quietChrome,
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  });
}
