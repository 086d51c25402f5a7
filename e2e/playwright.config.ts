import { defineConfig } from '@playwright/test';
import { installedChrome, quietChrome } from '../scripts/installed-chrome.mjs';

const executablePath = installedChrome();

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results/journeys',
  globalSetup: './fixtures/set-up.ts',
  // Each worker has a product of its own, so that the order of journeys does not matter.
  workers: Number(process.env['PINFOLD_TEST_WORKERS'] ?? 2),
  forbidOnly: Boolean(process.env['CI']),
  // A limit for hanging tests on a busy machine, not an expectation of speed.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Calls and the console. A picture or a copy of the page at each step would cost a tenth and more of all journeys; of
    // one that failed, the page is kept as it was in the end, with its requests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: quietChrome,
    },
  },
});
