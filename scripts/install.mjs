import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClientTypes } from './build-client-types.mjs';
import { foreground } from './foreground.mjs';
import { node24, root } from './node-24.mjs';
import { step } from './step.mjs';

/**
 * Installs the dependencies unless exactly those of the lockfile are there, and builds generated sources that are not
 * committed.
 */
export async function install() {
  if (!isInstalled()) await installPackages();
  await buildClientTypes();
}

async function installPackages() {
  await step('installing dependencies (a few minutes the first time)', async () => {
    const [command, ...npm] = npmCommand();
    // The machine's own Node: the project's would be deleted under the npm that it runs.
    const { code, output } = await foreground(command, [...npm, 'ci', '--no-audit', '--no-fund'], {
      isShown: false,
      env: process.env,
    });
    if (code === 0) return;
    process.stderr.write(`${output}\nThe dependencies could not be installed.\n`);
    process.exit(1);
  });
}

/** npm leaves a record of what it installed, and writes it last: an interrupted install has none. */
export function isInstalled(folder = root) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || (folder === root && !existsSync(node24))) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([place, wanted]) =>
      !place.includes('node_modules/') ||
      (isForSomeMachines(wanted) && !installed[place]) ||
      installed[place]?.version === wanted.version,
  );
}

/** The npm that runs this script, if one does. */
function npmCommand() {
  const running = process.env.npm_execpath;
  return running?.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm'];
}

function isForSomeMachines({ optional, devOptional, peer, os, cpu }) {
  return Boolean(optional || devOptional || peer || os || cpu);
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};
}
