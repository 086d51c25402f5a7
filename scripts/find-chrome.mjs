import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foreground } from './foreground.mjs';
import { installedChrome } from './installed-chrome.mjs';
import { node24, projectEnvironment, root } from './node-24.mjs';
import { step } from './step.mjs';

/** Finds an installed Chrome or Chromium; without one, installs Debian's, or else the one that Playwright brings. */
export async function findChrome() {
  const found = installedChrome();
  if (found) return found;
  await step('installing a browser for the tests', async () => {
    if (
      isRootOnDebian() &&
      (await installed(
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', 'chromium', 'chromium-headless-shell'],
      ))
    )
      return;
    const cli = join(root, 'node_modules', 'playwright', 'cli.js');
    if (await installed([node24, cli, 'install', 'chromium'])) return;
    process.stderr.write(
      'No browser could be installed. Install Chrome or Chromium, or name one in CHROME_PATH.\n',
    );
    process.exit(1);
  });
  return installedChrome();
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function installed(...commands) {
  for (const [command, ...args] of commands) {
    const { code } = await foreground(command, args, {
      env: { ...projectEnvironment, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code !== 0) return false;
  }
  return true;
}
