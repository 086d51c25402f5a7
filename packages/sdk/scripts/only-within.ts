import { dirname, resolve } from 'node:path';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Bundles the modules below a folder alone: whatever else they import, libraries and the rest of our code, is left out
 * under one short name.
 *
 * @param folder - Absolute, with the separator at its end.
 */
export function onlyWithin(folder: string): EsbuildPlugin {
  return {
    name: 'only-within',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point' || importer === '') return undefined;
        const isWithin = path.startsWith('.') && resolve(dirname(importer), path).startsWith(folder);
        return isWithin ? undefined : { path: 'rest', external: true, sideEffects: false };
      });
    },
  };
}
