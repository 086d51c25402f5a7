import { realpathSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject, type UserProjectConfigExport } from 'vitest/config';
import { installedChrome, quietChrome } from '../../scripts/installed-chrome.mjs';
import { otherTime } from '../../scripts/testing/other-time.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const executablePath = installedChrome();

// `node_modules` may be a symlink to another folder.
const workspace = fileURLToPath(new URL('../..', import.meta.url));
const packages = fileURLToPath(new URL('.', pathToFileURL(realpathSync(`${workspace}node_modules/vitest`))));

// Runs all stories, not only those with a play function.
const isFull = process.env['PINFOLD_TEST_SIZE'] === 'full';

/** V8's two compilers for hot code: most stories run their code too briefly to earn what compiling it costs. */
const withoutLateCompilers = '--js-flags=--no-turbofan,--no-maglev';

const { define, setupFiles } = otherTime;

// React's production build takes a quarter less time; only full runs use the development build with its warnings.
const asShipped = {
  define: { ...define, 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
};

// As in production: otherwise styled-components adds text nodes, and the browser parses the whole sheet for each rule.
const inDevelopment = {
  define: { ...define, 'process.env.NODE_ENV': '"development"', SC_DISABLE_SPEEDY: 'false' },
};

/** Stories as tests, each looked at by axe, in one colour scheme unless a story has its own. */
export function storiesProject(name: string, colorScheme: 'light' | 'dark'): UserProjectConfigExport {
  return defineProject({
    root: folder,
    tsconfig: `${folder}tsconfig.json`,
    ...(isFull ? inDevelopment : asShipped),
    server: { fs: { allow: [workspace, packages] } },
    // A dependency that is discovered while stories run would reload the page.
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
        // Storybook sets `play-fn` on stories with a play function.
        tags: { include: [isFull ? 'test' : 'play-fn'] },
        initialGlobals: { colorScheme },
      }),
    ],
    test: {
      name,
      setupFiles,
      // Two workers for two cores. Stories clean up after themselves, so one page runs many files: loading all modules
      // for each file took a quarter of the time.
      maxWorkers: 2,
      isolate: false,
      // Longer than `asyncUtilTimeout`.
      testTimeout: 45_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: true,
        provider: playwright({
          // axe would measure the contrast of a half-faded overlay.
          contextOptions: { reducedMotion: 'reduce' },
          launchOptions: {
            ...(executablePath && { executablePath }),
            args: [...quietChrome, withoutLateCompilers],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  });
}
