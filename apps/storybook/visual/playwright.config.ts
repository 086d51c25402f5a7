import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from './places.ts';
import { installedChrome, quietChrome } from '../../../scripts/installed-chrome.mjs';

// The screenshots were taken with the full browser, not with the headless shell.
const executablePath = installedChrome({ allowHeadlessShell: false });

export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/visual/results'),
  globalSetup: './build-storybook.ts',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  reporter: [['list'], ['html', { open: 'never', outputFolder: join(root, '.cache/visual/report') }]],
  expect: {
    timeout: 30_000,
    // Tolerates other antialiasing of another patch release; a moved line exceeds it by far.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.002, threshold: 0.2 },
  },
  use: {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...quietChrome,
        // The same antialiasing on every machine.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // No host but the suite's own server resolves.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
