import { locatorSurfaces } from '@pinfold/contract/features/store-locator/locator-surfaces';

export const root = '.pinfold-StoreLocator';

/**
 * Colours that a host may replace by `--pinfold-<name>`, with the default for each colour scheme. Those of the SDK's theme,
 * which a test compares.
 */
export const sheetColors: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  ink: ['#171a21', '#eef0f4'],
  'ink-2': ['#4a5160', '#b3bac7'],
  'ink-3': ['#616979', '#98a1b1'],
  line: ['#e4e7ec', '#2b303a'],
  'field-line': ['#8a92a2', '#6c7587'],
  surface: [locatorSurfaces.light, locatorSurfaces.dark],
  hover: ['#f2f4f8', '#232934'],
  'primary-ink': ['#ffffff', '#12152b'],
  good: ['#0b6e4c', '#5fd1a4'],
  'good-soft': ['#e3f4ed', '#143327'],
  warn: ['#875508', '#efbd62'],
  'warn-soft': ['#fdf1dc', '#3a2c11'],
  bad: ['#b82d26', '#ff8f86'],
  'bad-soft': ['#fdebe9', '#43201d'],
  star: ['#a87400', '#f2bd3d'],
};

export const hidden =
  'position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
export const rowStyle =
  'display:grid;grid-template-columns:minmax(0,1fr) auto;align-content:center;gap:3px 12px;min-block-size:76px;padding:14px var(--pf-inset)';

const colors = Object.entries(sheetColors)
  .map(
    ([name, [light, dark]]) =>
      `--pf-${name}:var(--pinfold-${name},var(--pinfold-color-${name},light-dark(${light},${dark})));`,
  )
  .join('');

/**
 * Styles of the view, for a page or a shadow root. They apply only inside a locator, and take variables `--pinfold-…` of the
 * host. Texts of customers and owners follow their own writing direction.
 */
export const sheet: string = `
${root}{${colors}
--pf-primary:var(--pinfold-primary,var(--pinfold-color-primary,light-dark(var(--pf-brand-light,#3d4edb),var(--pf-brand-dark,#93a0ff))));
--pf-primary-soft:var(--pinfold-primary-soft,color-mix(in srgb,var(--pf-primary) 10%,var(--pf-surface)));
--pf-radius:var(--pinfold-radius,12px);--pf-radius-s:min(6px,var(--pf-radius));--pf-space:var(--pinfold-space,4px);--pf-inset:calc(var(--pf-space)*5);
--pf-control:36px;--pf-target:32px;
color-scheme:light dark;container:pinfold-locator/inline-size;position:relative;isolation:isolate;box-sizing:border-box;display:block;block-size:var(--pinfold-height,640px);min-block-size:320px;max-inline-size:100%;overflow:hidden;border:1px solid var(--pf-line);border-radius:var(--pf-radius);background:var(--pf-surface);color:var(--pf-ink);font:400 14px/1.45 var(--pinfold-font-family,system-ui,sans-serif);font-variant-numeric:tabular-nums;letter-spacing:normal;text-align:start;text-transform:none;text-indent:0;word-spacing:normal;white-space:normal;-webkit-font-smoothing:antialiased}
${root}[data-theme=light]{color-scheme:light}
${root}[data-theme=dark]{color-scheme:dark}
${root} :where([class^=pinfold-]){box-sizing:border-box;margin:0;padding:0;border:0;background:none;color:inherit;font:inherit;letter-spacing:inherit;line-height:inherit;text-align:inherit;text-decoration:none;text-transform:inherit;list-style:none;min-inline-size:0;unicode-bidi:plaintext}
${root} :where(button[class^=pinfold-],select[class^=pinfold-]){cursor:pointer;appearance:none;border-radius:0;box-shadow:none}
${root} :where([class^=pinfold-]:focus-visible){outline:2px solid var(--pf-primary);outline-offset:2px}
${rules([
  ['layout', 'display:grid;block-size:100%;grid-template-rows:minmax(0,1fr)'],
  ['layout[data-map]', 'grid-template-rows:minmax(0,1fr) auto'],
  ['panel', 'position:relative;min-block-size:0'],
  ['main', 'display:flex;flex-direction:column;block-size:100%'],
  [
    'header',
    'box-sizing:content-box;display:flex;align-items:center;gap:10px;min-block-size:var(--pf-target);padding:calc(var(--pf-space)*4) var(--pf-inset) calc(var(--pf-space)*2)',
  ],
  [
    'logo',
    'flex:none;inline-size:auto;block-size:32px;max-inline-size:40%;object-fit:contain;border-radius:var(--pf-radius-s)',
  ],
  ['title', 'flex:1;font-size:18px;font-weight:600;overflow-wrap:anywhere'],
  ['search', 'position:relative;z-index:3;padding:calc(var(--pf-space)*1) var(--pf-inset) 0'],
  [
    'field',
    'display:flex;align-items:center;gap:4px;block-size:46px;padding-inline:16px 6px;border:1px solid var(--pf-field-line);border-radius:23px;background:var(--pf-surface)',
  ],
  ['field:focus-within', 'border-color:var(--pf-primary);box-shadow:0 0 0 1px var(--pf-primary)'],
  [
    'field .pinfold-StoreLocator-input',
    'flex:1;block-size:100%;outline:0;font-size:16px;text-overflow:ellipsis',
  ],
  ['field .pinfold-StoreLocator-input::placeholder', 'color:var(--pf-ink-3);opacity:1'],
  [
    'filters',
    'flex:none;display:flex;gap:8px;padding:calc(var(--pf-space)*3) var(--pf-inset);overflow-x:auto;scrollbar-width:none;overscroll-behavior-x:contain',
  ],
  [
    'filter',
    'flex:none;min-block-size:var(--pf-target);padding-inline:11px;border:1px solid var(--pf-line);border-radius:22px;color:var(--pf-ink-2);font-size:13px;white-space:nowrap',
  ],
  ['filter[data-empty]', 'border-style:dashed'],
  ['filter:hover', 'background:var(--pf-hover)'],
  [
    'filter[aria-pressed=true]',
    'border-color:var(--pf-primary);background:var(--pf-primary-soft);color:var(--pf-primary);font-weight:550',
  ],
  [
    'status',
    'display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-block-size:36px;padding:4px var(--pf-inset);border-block-end:1px solid var(--pf-line);color:var(--pf-ink-3);font-size:13px',
  ],
  ['list', 'flex:1;min-block-size:0;overflow-y:auto;overflow-anchor:none;overscroll-behavior:contain'],
  ['cards', 'position:relative'],
  ['card', `position:relative;inset-inline:0;${rowStyle};border-block-end:1px solid var(--pf-line)`],
  ['card:hover', 'background:var(--pf-hover)'],
  ['card[data-state=selected]', 'background:var(--pf-primary-soft)'],
  ['name', 'grid-column:1;font-size:15px;font-weight:600'],
  ['choose', 'inline-size:100%;font-weight:inherit;overflow-wrap:anywhere'],
  // The button covers the whole row; links with a higher z-index stay reachable.
  ['choose::after', "content:'';position:absolute;inset:0"],
  ['choose:focus-visible', 'outline:0'],
  [
    'choose:focus-visible::after',
    'outline:2px solid var(--pf-primary);outline-offset:-3px;border-radius:var(--pf-radius-s)',
  ],
  ['address', 'grid-column:1/-1;color:var(--pf-ink-2);overflow-wrap:anywhere'],
  ['facts', 'grid-column:1/-1;display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px'],
  [
    'badge',
    'padding:1px 7px;border-radius:var(--pf-radius-s);background:var(--pf-hover);color:var(--pf-ink-2);font-size:13px',
  ],
  ['badge[data-tone=good]', 'background:var(--pf-good-soft);color:var(--pf-good)'],
  ['badge[data-tone=warn]', 'background:var(--pf-warn-soft);color:var(--pf-warn)'],
  ['badge[data-tone=bad]', 'background:var(--pf-bad-soft);color:var(--pf-bad)'],
  ['rating', 'color:var(--pf-ink-2)'],
  [
    'skeleton',
    'block-size:92px;border-block-end:1px solid var(--pf-line);background:linear-gradient(var(--pf-hover) 0 0) var(--pf-inset) 18px/45% 14px no-repeat,linear-gradient(var(--pf-hover) 0 0) var(--pf-inset) 42px/65% 12px no-repeat,linear-gradient(var(--pf-hover) 0 0) var(--pf-inset) 64px/30% 14px no-repeat;animation:pinfold-StoreLocator-wait 1.2s .2s infinite alternate',
  ],
  ['hidden', hidden],
])}
${root} .pinfold-StoreLocator-layout:not([data-map]) .pinfold-StoreLocator-panel{inline-size:100%;max-inline-size:760px;margin-inline:auto}
@keyframes pinfold-StoreLocator-wait{to{opacity:.5}}
@container pinfold-locator (min-width:720px){
${root} .pinfold-StoreLocator-layout[data-map]{grid-template:minmax(0,1fr)/minmax(320px,400px) minmax(0,1fr)}
${root} .pinfold-StoreLocator-layout[data-map] .pinfold-StoreLocator-panel{border-inline-end:1px solid var(--pf-line)}
}
@media (pointer:coarse){
${root}{--pf-control:44px;--pf-target:44px}
}
@media (prefers-reduced-motion:reduce){${root} *{animation:none!important;transition:none!important}}
@media (forced-colors:active){${root} [aria-pressed=true],${root} [aria-selected=true],${root} [data-state=selected]{outline:2px solid Highlight;outline-offset:-2px}}
`;

/** Returns CSS rules; a selector is what follows `.pinfold-StoreLocator-`. */
export function rules(all: readonly (readonly [selector: string, declarations: string])[]): string {
  return all.map(([selector, declarations]) => `${root}-${selector}{${declarations}}`).join('\n');
}
