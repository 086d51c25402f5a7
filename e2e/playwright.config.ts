import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath = installedChrome();

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: ['./fixtures/build-panel.ts', './fixtures/build-portal.ts', './fixtures/build-widget.ts'],
  // A worker starts the whole product with its database: on two cores a second one ended no sooner, and made both answer
  // late.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A machine may be busy: this says when to give up, not how long anything may take.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

/** A browser that is already there; without one, Playwright's own is used. */
function installedChrome(): string | undefined {
  const known = [
    process.env['CHROME_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return known.find((path) => path !== undefined && existsSync(path));
}
