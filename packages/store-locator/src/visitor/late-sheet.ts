import { hidden, root, rowStyle, rules } from './sheet.ts';

/** Styles of the late parts: languages, suggestions, actions, links, details, the map's frame. */
export const lateSheet: string = `
${rules([
  ['language', 'position:relative;display:inline-flex;align-items:center;color:var(--pf-ink-3)'],
  ['language .pinfold-StoreLocator-icon', 'position:absolute;inset-inline-end:2px;pointer-events:none'],
  [
    'language .pinfold-StoreLocator-input',
    'min-block-size:var(--pf-target);padding-inline:8px 22px;border-radius:var(--pf-radius-s);font-size:14px',
  ],
  ['language option', 'color:var(--pf-ink);background:var(--pf-surface)'],
  [
    'clear',
    'display:grid;place-items:center;inline-size:var(--pf-target);block-size:var(--pf-target);border-radius:50%;color:var(--pf-ink-3)',
  ],
  [
    'locate',
    'display:flex;align-items:center;gap:6px;min-block-size:var(--pf-target);padding-inline:8px 10px;border-radius:16px;color:var(--pf-ink-2);font-size:13px;white-space:nowrap',
  ],
  ['clear + .pinfold-StoreLocator-locate .pinfold-StoreLocator-label', hidden],
  ['clear + .pinfold-StoreLocator-locate', 'padding-inline:8px'],
  ['locate:hover', 'background:var(--pf-hover);color:var(--pf-ink)'],
  ['locate:disabled', 'opacity:.6'],
  ['distance', 'grid-column:2;grid-row:1;color:var(--pf-ink-3);white-space:nowrap'],
  ['map', 'position:relative;isolation:isolate;display:none;min-block-size:0;background:var(--pf-hover)'],
  [
    'icon',
    'flex:none;inline-size:18px;block-size:18px;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round',
  ],
  ['main[data-covered]', 'visibility:hidden'],
  [
    'suggestions',
    'position:absolute;inset-inline:var(--pf-inset);inset-block-start:calc(100% + 4px);max-block-size:320px;overflow-y:auto;padding:6px;border:1px solid var(--pf-line);border-radius:var(--pf-radius);background:var(--pf-surface);box-shadow:0 12px 32px rgb(0 0 0/.14)',
  ],
  [
    'suggestion',
    'display:grid;grid-template-columns:auto 1fr;align-items:center;gap:0 12px;inline-size:100%;min-block-size:44px;padding:5px 10px;border-radius:var(--pf-radius-s);line-height:1.3;cursor:pointer',
  ],
  [
    'suggestion[aria-selected=true]',
    'background:var(--pf-primary-soft);box-shadow:inset 2px 0 var(--pf-primary)',
  ],
  ['suggestion:hover', 'background:var(--pf-hover)'],
  ['suggestion[aria-hidden]', 'cursor:default'],
  ['suggestion .pinfold-StoreLocator-icon', 'grid-row:1/3;color:var(--pf-ink-3)'],
  ['suggestion .pinfold-StoreLocator-label', 'grid-column:2;font-weight:550;overflow-wrap:anywhere'],
  ['description', 'grid-column:2;color:var(--pf-ink-3);font-size:13px;overflow-wrap:anywhere'],
  ['note', 'padding:8px 0 0;color:var(--pf-ink-2);font-size:13px'],
  ['filters[data-open]', 'flex-wrap:wrap;max-block-size:40%;overflow-y:auto'],
  ['status .pinfold-StoreLocator-note', 'flex-basis:100%;padding:0 0 4px'],
  [
    'near',
    'display:inline-flex;align-items:center;gap:6px;min-block-size:28px;margin-inline-start:auto;padding-inline:10px;border-radius:14px;background:var(--pf-hover);color:var(--pf-ink-2);overflow-wrap:anywhere',
  ],
  ['near .pinfold-StoreLocator-icon', 'inline-size:12px;block-size:12px'],
  [
    'actions',
    'grid-column:1/-1;position:relative;z-index:1;display:flex;flex-wrap:wrap;gap:8px;padding-block-start:6px',
  ],
  [
    'action',
    'display:inline-flex;align-items:center;justify-content:center;min-block-size:var(--pf-target);padding-inline:12px;border:1px solid var(--pf-line);border-radius:var(--pf-radius-s);background:var(--pf-surface);color:var(--pf-ink);font-size:13px;font-weight:550;cursor:pointer',
  ],
  ['action:hover', 'border-color:var(--pf-field-line)'],
  [
    'action[data-kind=primary]',
    'border-color:var(--pf-primary);background:var(--pf-primary);color:var(--pf-primary-ink)',
  ],
  ['action[data-kind=quiet]', 'border-color:transparent;background:none'],
  ['action[data-kind=quiet]:hover', 'text-decoration:underline'],
  [
    'message',
    'display:flex;flex-direction:column;align-items:center;gap:12px;margin:auto;padding:32px var(--pf-inset);color:var(--pf-ink-2);text-align:center',
  ],
  [
    'footer',
    'display:flex;flex-wrap:wrap;gap:4px 16px;padding:8px var(--pf-inset);border-block-start:1px solid var(--pf-line);font-size:13px',
  ],
  [
    'link',
    'display:inline-flex;align-items:center;min-block-size:28px;color:var(--pf-ink-2);text-decoration:underline;text-underline-offset:2px;overflow-wrap:anywhere',
  ],
  [
    'details',
    'position:absolute;inset:0;z-index:4;overflow-y:auto;overscroll-behavior:contain;background:var(--pf-surface)',
  ],
  [
    'peek',
    `position:absolute;inset-inline:8px;inset-block-end:8px;z-index:1100;${rowStyle};border:1px solid var(--pf-line);border-radius:var(--pf-radius);background:var(--pf-surface)`,
  ],
  [
    'switch',
    'display:grid;grid-template-columns:1fr 1fr;gap:8px;grid-row:2;padding:8px var(--pf-inset);border-block-start:1px solid var(--pf-line)',
  ],
  [
    'switch .pinfold-StoreLocator-action',
    'min-block-size:44px;border-color:transparent;background:none;font-size:14px',
  ],
  [
    'switch .pinfold-StoreLocator-action[aria-pressed=true]',
    'background:var(--pf-primary-soft);color:var(--pf-primary)',
  ],
])}
${root}[data-shown=map] .pinfold-StoreLocator-panel{display:none}
${root}[data-shown=map] .pinfold-StoreLocator-map{display:block}
@container pinfold-locator (min-width:720px){
${root}[data-shown] .pinfold-StoreLocator-panel,${root}[data-shown] .pinfold-StoreLocator-map{display:block}
${root} .pinfold-StoreLocator-switch,${root} .pinfold-StoreLocator-peek{display:none}
}
@media (pointer:coarse){${root} .pinfold-StoreLocator-near,${root} .pinfold-StoreLocator-link{min-block-size:44px}}
`;
