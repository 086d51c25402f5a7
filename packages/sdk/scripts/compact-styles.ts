import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { compactLines } from '../../../scripts/compact-lines.mjs';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** Leaves comments and blanks of styles out of the bundle: minifiers do not look into templates. */
export function compactStyles(): EsbuildPlugin {
  return {
    name: 'compact-styles',
    setup(build) {
      build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
        const source = path.includes('/node_modules/') ? '' : readFileSync(path, 'utf8');
        if (!source.includes("from 'styled-components'")) return undefined;
        return { contents: compactLines(source), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
