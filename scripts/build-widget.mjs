import { join } from 'node:path';
import { buildStale } from './build-stale.mjs';
import { root } from './node-24.mjs';

/** Builds what the script tag of a store locator brings, unless it is made of exactly the same files. */
export function buildWidget() {
  const widget = join(root, 'packages', 'store-locator-widget');
  return buildStale({
    what: 'store locator widget',
    inputs: [
      'packages/store-locator-widget',
      'packages/store-locator/package.json',
      'packages/store-locator/src',
      'packages/contract/src',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    made: join(widget, 'dist', 'store-locator.js'),
    command: [join(widget, 'build.ts')],
  });
}
