import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Resolves dayjs to its ES modules. Its UMD files name an AMD dependency `dayjs`, which Next.js resolves as an import
 * and fails if the host has no dayjs.
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
