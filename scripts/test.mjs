import { join } from 'node:path';
import { findChrome } from './find-chrome.mjs';
import { foreground } from './foreground.mjs';
import { install } from './install.mjs';
import { node24, projectEnvironment, root } from './node-24.mjs';

/** `npm test`: installs what the tests need, then runs every check and suite. See `run-suites.ts` for the options. */
await install();
const chrome = await findChrome();
const { code } = await foreground(
  node24,
  [join(root, 'scripts', 'run-suites.ts'), ...process.argv.slice(2)],
  {
    env: { ...projectEnvironment, ...(chrome && { CHROME_PATH: chrome }) },
  },
);
process.exit(code);
