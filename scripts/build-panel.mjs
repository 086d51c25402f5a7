import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildStale } from './build-stale.mjs';
import { root } from './node-24.mjs';

const requireFromPanel = createRequire(join(root, 'apps', 'panel', 'package.json'));

/** Builds the panel unless its last build was made of exactly the same files. */
export function buildPanel() {
  return buildStale({
    what: 'panel',
    inputs: [
      'apps/panel',
      'scripts/compact-lines.mjs',
      'packages/sdk/src',
      'packages/store-locator/src',
      'packages/contract/src',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    made: join(root, 'apps', 'panel', 'dist', 'index.html'),
    command: [
      join(dirname(requireFromPanel.resolve('vite/package.json')), 'bin', 'vite.js'),
      'build',
      'apps/panel',
      '--logLevel',
      'warn',
    ],
  });
}
