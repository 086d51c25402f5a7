/** Returns the class of a part of the map; public, so that hosts can style it. */
export function mapPart(name: MapPart): string {
  return `pinfold-LocatorMap-${name}`;
}

type MapPart =
  | 'root'
  | 'canvas'
  | 'land'
  | 'border'
  | 'squares'
  | 'pin'
  | 'cluster'
  | 'controls'
  | 'control'
  | 'top'
  | 'follow'
  | 'consent'
  | 'note'
  | 'attribution'
  | 'list';

const map = '.pinfold-LocatorMap';

/** Styles of the map, with the rules of Leaflet's own sheet that it needs; loaded with their code. */
export const mapSheet: string = `
${map}-root, ${map}-canvas, ${map}-canvas > .leaflet-container { position: absolute; inset: 0; }
${map}-root { isolation: isolate; overflow: hidden; background: var(--pf-hover); }
${map}-canvas { z-index: 0; direction: ltr; background: color-mix(in srgb, var(--pf-hover) 82%, #4a90d9); }
${map}-canvas .leaflet-container { overflow: hidden; outline: none; touch-action: pan-x pan-y; -webkit-tap-highlight-color: transparent; }
${map}-canvas .leaflet-container:focus-visible { outline: 2px solid var(--pf-primary); outline-offset: -3px; }
${map}-canvas :is(.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-pane > svg, .leaflet-layer) { position: absolute; left: 0; top: 0; }
${map}-canvas .leaflet-pane { z-index: 400; }
${map}-canvas .leaflet-tile-pane { z-index: 200; }
${map}-canvas .leaflet-marker-pane { z-index: 600; }
${map}-canvas :is(.leaflet-tile, .leaflet-marker-icon) { user-select: none; -webkit-user-drag: none; }
${map}-canvas .leaflet-tile { visibility: hidden; }
${map}-canvas .leaflet-tile-loaded { visibility: inherit; }
${map}-canvas :is(.leaflet-pane svg, .leaflet-tile) { max-inline-size: none; max-block-size: none; padding: 0; }
${map}-canvas :is(.leaflet-tile-container, .leaflet-pane > svg path) { pointer-events: none; }
${map}-canvas .leaflet-grab { cursor: grab; }
${map}-canvas .leaflet-zoom-animated { transform-origin: 0 0; }
${map}-canvas .leaflet-zoom-anim .leaflet-zoom-animated { transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1); }
${map}-canvas :is(.leaflet-zoom-anim, .leaflet-pan-anim) .leaflet-tile { transition: none; }
${map}-canvas .leaflet-zoom-anim .leaflet-zoom-hide { visibility: hidden; }
${map}-canvas ${map}-land { z-index: 100; color: var(--pf-surface); }
${map}-border { stroke: var(--pf-field-line); stroke-opacity: 0.55; }
${map}-squares { --line: var(--pf-hover) 0 1px, #0000 1px 64px; background: repeating-linear-gradient(var(--line)), repeating-linear-gradient(90deg, var(--line)); }
${map}-canvas :is(${map}-pin, ${map}-cluster) { cursor: pointer; pointer-events: auto; }
${map}-cluster { display: grid; place-items: center; box-sizing: border-box; border: 3px solid var(--pf-surface); border-radius: 50%; background: var(--pf-primary); color: var(--pf-primary-ink); font-size: 13px; font-weight: 650; line-height: 1; }
${map}-cluster::before { content: attr(data-count); }
${map}-pin { --pf-pin: var(--pf-primary); }
${map}-pin[data-selected] { --pf-pin: var(--pf-ink); }
${map}-pin::before, ${map}-pin::after { content: ''; position: absolute; box-sizing: border-box; background: var(--pf-pin); }
${map}-pin::before { inset: 7px 3px 9px; border: 2px solid var(--pf-surface); border-radius: 50% 50% 0; transform: rotate(45deg); }
${map}-pin::after { inset: 17px 13px 19px; border-radius: 50%; background: var(--pf-surface); }
${map}-canvas [data-focused] { outline: 3px solid var(--pf-ink); outline-offset: 2px; border-radius: 50%; }
${map}-list { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
${map}-controls { position: absolute; z-index: 1; inset-block-start: 16px; inset-inline-end: 16px; display: grid; overflow: hidden; border: 1px solid var(--pf-line); border-radius: 10px; background: var(--pf-surface); }
${map}-control { display: grid; place-items: center; inline-size: 34px; block-size: 34px; padding: 0; border: 0; background: none; color: var(--pf-ink); cursor: pointer; }
${map}-control + ${map}-control { border-block-start: 1px solid var(--pf-line); }
${map}-control:hover { background: var(--pf-hover); }
${map}-control:focus-visible { outline: 2px solid var(--pf-primary); outline-offset: -3px; border-radius: 9px; }
${map}-control svg { inline-size: 18px; block-size: 18px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
${map}-top { position: absolute; z-index: 1; inset-block-start: 26px; inset-inline: 66px; display: grid; justify-items: center; gap: 8px; pointer-events: none; }
${map}-top > * { pointer-events: auto; }
${map}-follow { min-block-size: 34px; padding: 6px 14px; border: 1px solid var(--pf-line); border-radius: 18px; background: var(--pf-surface); color: var(--pf-ink); font: inherit; font-weight: 550; cursor: pointer; }
${map}-follow[aria-pressed=true] { border-color: var(--pf-primary); color: var(--pf-primary); }
${map}-consent { display: grid; justify-items: center; gap: 6px; max-inline-size: 320px; padding: 10px 14px; border: 1px solid var(--pf-line); border-radius: 12px; background: var(--pf-surface); color: var(--pf-ink-2); font-size: 13px; text-align: center; }
${map}-consent p, ${map}-note, ${map}-attribution { margin: 0; }
${map}-note { padding: 8px 14px; border: 1px solid var(--pf-line); border-radius: 10px; background: var(--pf-surface); color: var(--pf-ink-2); }
${map}-attribution { position: absolute; z-index: 1; inset-block-start: 0; inset-inline-start: 0; max-inline-size: 100%; padding: 2px 7px; background: var(--pf-surface); color: var(--pf-ink-2); font-size: 12px; overflow-wrap: anywhere; }
@media (pointer: coarse) {
  ${map}-control { inline-size: 44px; block-size: 44px; }
  ${map}-top { position: absolute; z-index: 1; inset-block-start: 26px; inset-inline: 66px; display: grid; justify-items: center; gap: 8px; pointer-events: none; }
${map}-top > * { pointer-events: auto; }
${map}-follow { min-block-size: 34px; padding: 6px 14px; border: 1px solid var(--pf-line); border-radius: 18px; background: var(--pf-surface); color: var(--pf-ink); font: inherit; font-weight: 550; cursor: pointer; }
}
@media (forced-colors: active) {
  ${map}-canvas ${map}-land path { fill: Canvas; stroke: CanvasText; }
  ${map}-border { fill: none; }
  ${map}-pin, ${map}-cluster { forced-color-adjust: none; }
}
`;
