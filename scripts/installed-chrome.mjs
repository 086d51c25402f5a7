import { existsSync } from 'node:fs';

const headlessShell = '/usr/bin/chromium-headless-shell';

const places = [
  // The headless shell needs a tenth less time than the full browser.
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of an installed Chrome or Chromium, `CHROME_PATH` before any other, or `undefined`: then Playwright's own is
 * used. A headless shell draws other edges than a whole browser, which matters to pictures.
 */
export function installedChrome({ allowHeadlessShell = true } = {}) {
  return [process.env.CHROME_PATH, ...places].find(
    (path) => path && existsSync(path) && (allowHeadlessShell || !path.includes(headlessShell)),
  );
}

/** What no test needs of a browser, and what stands in a test's way. */
export const quietChrome = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
