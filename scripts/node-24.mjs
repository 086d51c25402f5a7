import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const bin = join(root, 'node_modules', '.bin');

/** The project installs its own Node, so any Node that runs npm can start these scripts. */
export const node24 = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Puts the project's tools, and with them its Node, before the machine's. */
export const projectEnvironment = { ...process.env, PATH: bin + delimiter + process.env.PATH };
