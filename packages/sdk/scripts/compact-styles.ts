import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';

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

/**
 * Returns a module without its indents, the comments that have lines of their own, and the blank of a declaration. They
 * mean nothing in TypeScript, in JSX and in CSS, so that nobody has to find out where a style begins.
 */
export function compactLines(source: string): string {
  return source
    .replaceAll(/^\s*\/\*(?! @__)[^]*?\*\/[ \t]*\n/gm, '')
    .replaceAll(/^\s+/gm, '')
    .replaceAll(/^([-a-z]+): (?=.*;$)/gm, '$1:');
}
