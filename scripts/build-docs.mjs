import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.mjs';
import { root } from './node-24.mjs';

/** Builds the pages of the documentation that are made from code, unless they were made of exactly the same files. */
export function buildDocs() {
  return buildStale({
    what: 'pages of the documentation',
    inputs: [
      'apps/api/src',
      'packages/contract/src',
      'packages/sdk/package.json',
      'packages/sdk/src',
      'packages/store-locator/src',
      'scripts/documentation',
      'scripts/build-docs.mjs',
      'package-lock.json',
    ],
    // A component's page leads to its stories.
    withStories: true,
    made: join(root, 'docs', 'reference', 'api.md'),
    command: [join(root, 'scripts', 'documentation', 'build-pages.ts')],
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildDocs();
