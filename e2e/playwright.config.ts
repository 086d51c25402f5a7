import { defineConfig } from '@playwright/test';
import { installedChrome, quietChrome } from '../scripts/installed-chrome.mjs';

const executablePath = installedChrome();

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results/journeys',
  globalSetup: './fixtures/set-up.ts',
  // Each works at a product of its own, so that the journeys' order decides nothing.
  workers: Number(process.env['PINFOLD_TEST_WORKERS'] ?? 2),
  forbidOnly: Boolean(process.env['CI']),
  // A machine may be busy: this says when to give up, not how long anything may take.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // With screenshots it takes a quarter of a journey's time; the page can be looked at without them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: quietChrome,
    },
  },
});
