import type { Plugin } from 'vite';

const leaflet = 'leaflet/dist/leaflet-src.esm.js';

/**
 * Takes out of Leaflet what the map of a locator does not draw: popups, tooltips, GeoJSON and its own controls are half
 * of it, and hold on to each other. What asks at once whether a browser can read SVG by writing markup goes as well,
 * since a page with Trusted Types would refuse the whole map for it.
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

/** What is said to a class after it was made, from the margin to the margin. */
const statements = /^\w+\.(include|mergeOptions|addInitHook)\([^\n]*\{$[^]*?^\}\);$/gm;
const unused =
  /\b(openPopup|bindPopup|openTooltip|bindTooltip|toGeoJSON): function|this\.options\.(zoom|attribution)Control\)/;
