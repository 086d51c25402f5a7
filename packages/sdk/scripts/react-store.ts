import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * React Aria keeps its stores with a CommonJS stand-in for what React has had since 18. Bundled, it would call `require`
 * in a browser, so React's own takes its place.
 */
export function reactStore(): EsbuildPlugin {
  return {
    name: 'react-store',
    setup(build) {
      build.onResolve({ filter: /^use-sync-external-store\/shim(\/index(\.js)?)?$/ }, () => ({
        path: 'use-sync-external-store',
        namespace: 'react-store',
      }));
      build.onLoad({ filter: /.*/, namespace: 'react-store' }, () => ({
        contents: "export { useSyncExternalStore } from 'react';",
      }));
    },
  };
}
