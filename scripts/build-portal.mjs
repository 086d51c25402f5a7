import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildStale } from './build-stale.mjs';
import { root } from './node-24.mjs';

/** Builds the example of a partner's portal, unless it is made of exactly the same files. */
export function buildPortal() {
  const portal = join(root, 'examples', 'partner-portal');
  const requireFromPortal = createRequire(join(portal, 'package.json'));
  return buildStale({
    what: 'partner portal',
    inputs: [
      'examples/partner-portal',
      'packages/sdk/src',
      'packages/store-locator/src',
      'packages/contract/src',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    made: join(portal, 'dist', 'index.html'),
    command: [
      join(dirname(requireFromPortal.resolve('vite/package.json')), 'bin', 'vite.js'),
      'build',
      portal,
      '--logLevel',
      'warn',
    ],
  });
}
