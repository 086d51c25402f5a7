import { buildClientTypes } from './build-client-types.mjs';
import { foreground } from './foreground.mjs';
import { hasTools, isInstalled, isProductInstalled, productWorkspaces } from './installed-packages.mjs';
import { pruneProduct } from './prune-product.mjs';
import { step } from './step.mjs';

const quiet = ['--no-audit', '--no-fund'];

/**
 * Installs the dependencies unless exactly those of the lockfile are there, and builds generated sources that are not
 * committed.
 */
export async function install() {
  if (!isInstalled()) await installEverything();
  await buildClientTypes();
}

/** Installs what the product runs and builds with, unless it is there. Where the tools are there too, they stay. */
export async function installProduct() {
  if (isProductInstalled()) return;
  if (hasTools()) return installEverything();
  await step('installing what the product needs (a minute the first time)', async () => {
    await npm([
      'ci',
      '--omit=dev',
      '--include-workspace-root',
      ...productWorkspaces.map((workspace) => `--workspace=${workspace}`),
    ]);
    pruneProduct();
  });
}

async function installEverything() {
  // What is there stays where it is, as the product may be running.
  if (isProductInstalled() && !hasTools())
    await step('installing the rest of the dependencies, which only tests and tools need', () =>
      npm(['install', '--no-save'], { mayFail: true }),
    );
  if (isInstalled()) return;
  await step('installing dependencies (a few minutes the first time)', () => npm(['ci']));
}

async function npm(args, { mayFail = false } = {}) {
  const [command, ...first] = npmCommand();
  // The machine's own Node: the project's would be deleted under the npm that it runs.
  const { code, output } = await foreground(command, [...first, ...args, ...quiet], {
    isShown: false,
    env: process.env,
  });
  if (code === 0 || mayFail) return;
  process.stderr.write(`${output}\nThe dependencies could not be installed.\n`);
  process.exit(1);
}

/** The npm that runs this script, if one does. */
function npmCommand() {
  const running = process.env.npm_execpath;
  return running?.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm'];
}
