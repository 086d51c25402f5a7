import type { Plugin } from 'vite';

/**
 * Removes from Leaflet what the locator's map does not use: popups, tooltips, GeoJSON and its controls are half of the
 * library and reference each other, so tree shaking keeps them. Also replaces the check for inline SVG, which writes
 * markup when the module loads: on a page with Trusted Types that throws, and the map would not load at all.
 */
export function leafletParts(): Plugin {
  return {
    name: 'leaflet-parts',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/visitor/map/'))
        return code.replace("import L from 'leaflet'", `import * as L from '${leaflet}'`);
      return id.endsWith(leaflet) ? withoutUnused(code) : undefined;
    },
  };
}

function withoutUnused(code: string): string {
  return code
    .replace(/^var inlineSvg = [^]*?^\}\)\(\);$/m, 'var inlineSvg = true;')
    .replaceAll(statements, (statement) => (unused.test(statement) ? '' : statement))
    .replaceAll(/^(\w+)\.include\(PointToGeoJSON\);$/gm, '')
    .replaceAll(/^Control\.(Layers|Zoom|Scale|Attribution) = \1;$/gm, '')
    .replaceAll(/= (\w+)\.extend\(/g, '= /* @__PURE__ */ $1.extend(');
}

const leaflet = 'leaflet/dist/leaflet-src.esm.js';

/** Calls at the top level that extend a class after its definition, such as `Map.include({ … });`. */
const statements = /^\w+\.(include|mergeOptions|addInitHook)\([^\n]*\{$[^]*?^\}\);$/gm;
const unused =
  /\b(openPopup|bindPopup|openTooltip|bindTooltip|toGeoJSON): function|this\.options\.(zoom|attribution)Control\)/;

/**
 * Names the chunk of each language's messages after the app, `app-….js` and `app-…-pl.js`, so that the script, whose
 * bytes are counted, derives both addresses from one name. The app's code names these chunks by the hash of their content,
 * so changed messages change the app's hash as well.
 */
export function messagesBesideApp(): Plugin {
  return {
    name: 'messages-beside-app',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const app = chunks.find(({ isEntry, name }) => isEntry && name === 'app');
      if (!app) return;
      for (const messages of chunks) {
        const language = /\/visitor\/messages\/([a-z]{2})[.]ts$/.exec(messages.facadeModuleId ?? '')?.[1];
        if (!language) continue;
        const before = messages.fileName;
        messages.fileName = app.fileName.replace(/[.]js$/, `-${language}.js`);
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(before, messages.fileName);
      }
    },
  };
}
