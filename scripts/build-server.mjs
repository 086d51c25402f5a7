import { join } from 'node:path';
import { buildStale } from './build-stale.mjs';
import { root } from './node-24.mjs';

const api = join(root, 'apps', 'api');

/** The API and the sandbox in one file, with most packages: Node reads it in a second, where their sources take it four. */
export const server = join(api, 'dist', 'server.js');

/** Builds the server's file, unless it is made of exactly the same sources. */
export function buildServer() {
  return buildStale({
    what: 'server',
    inputs: [
      'apps/api/src',
      'apps/api/build.ts',
      'apps/api/package.json',
      'apps/sandbox/src',
      'packages/contract/src',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    made: server,
    command: [join(api, 'build.ts')],
  });
}
