import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * dayjs's main files also define themselves for AMD, under the name of a package that a host need not have: Next.js
 * takes that for an import and fails. Its modules do not.
 */
export function dayjsModules(): EsbuildPlugin {
  const esm = join(dirname(createRequire(import.meta.url).resolve('dayjs/package.json')), 'esm');
  return {
    name: 'dayjs-modules',
    setup(build) {
      build.onResolve({ filter: /^dayjs$/ }, () => ({ path: join(esm, 'index.js') }));
      build.onResolve({ filter: /^dayjs\/plugin\// }, ({ path }) => ({
        path: join(esm, path.replace(/^dayjs\/(.+)\.js$/, '$1'), 'index.js'),
      }));
      build.onResolve({ filter: /^dayjs\/locale\// }, ({ path }) => ({
        path: join(esm, path.replace(/^dayjs\//, '')),
      }));
    },
  };
}
