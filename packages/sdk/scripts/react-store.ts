import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Replaces the CommonJS shim of `useSyncExternalStore` that React Aria uses by React's own, which exists since React
 * 18: bundled, the shim would call `require` in a browser.
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
