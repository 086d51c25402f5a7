/** Light and dark value of each colour; text colours reach WCAG AA on every surface they are meant for. */
export const colors = {
  ink: ['#171a21', '#eef0f4'],
  'ink-2': ['#4a5160', '#b3bac7'],
  'ink-3': ['#616979', '#98a1b1'],
  line: ['#e4e7ec', '#2b303a'],
  'line-2': ['#eff1f4', '#242932'],
  'field-line': ['#8a92a2', '#6c7587'],
  background: ['#f6f7f9', '#121519'],
  surface: ['#ffffff', '#1a1e25'],
  raised: ['#ffffff', '#20252e'],
  hover: ['#f2f4f8', '#232934'],
  primary: ['#3d4edb', '#93a0ff'],
  'primary-ink': ['#ffffff', '#12152b'],
  'primary-soft': ['#eceefd', '#262c52'],
  'primary-strong': ['#2c3ab8', '#b5beff'],
  good: ['#0b6e4c', '#5fd1a4'],
  'good-soft': ['#e3f4ed', '#143327'],
  warn: ['#875508', '#efbd62'],
  'warn-soft': ['#fdf1dc', '#3a2c11'],
  bad: ['#b82d26', '#ff8f86'],
  'bad-soft': ['#fdebe9', '#43201d'],
  'bad-ink': ['#ffffff', '#2b0f0d'],
  info: ['#1c5fb0', '#86b9f6'],
  'info-soft': ['#e8f1fd', '#16304f'],
  star: ['#e5a50a', '#f2bd3d'],
  'star-line': ['#a87400', '#f2bd3d'],
  note: ['#fff8e1', '#2d2814'],
  'note-line': ['#f0dfa6', '#4d431d'],
  'series-1': ['#3d4edb', '#93a0ff'],
  'series-2': ['#0b8a60', '#4fc79b'],
  'series-3': ['#c8690b', '#f0a35e'],
  'series-4': ['#a8308f', '#e283cf'],
  'series-5': ['#2c89bd', '#7cc4ee'],
  'series-6': ['#8a1610', '#a4684c'],
  'series-7': ['#1f2c40', '#4f78ea'],
  'series-8': ['#4d0f70', '#6f7d94'],
  'series-9': ['#345652', '#d1ebf0'],
  'rank-best': ['#107c41', '#4fce90'],
  'rank-middle': ['#876800', '#e6bd45'],
  'rank-worst': ['#c2332b', '#ff8b80'],
  'rank-missing': ['#626b7a', '#9aa3b2'],
  'rank-ink': ['#ffffff', '#101318'],
  'shadow-1': ['rgb(23 26 33 / 0.06)', 'rgb(0 0 0 / 0.4)'],
  'shadow-2': ['rgb(23 26 33 / 0.14)', 'rgb(0 0 0 / 0.5)'],
  backdrop: ['rgb(23 26 33 / 0.4)', 'rgb(0 0 0 / 0.6)'],
} as const;

/** Everything that does not depend on the colour scheme. */
export const measures = {
  space: '4px',
  // Scale of gaps and padding, derived from `space`, by which a host scales all of them.
  'space-1': 'calc(var(--pf-space) * 0.5)',
  'space-2': 'var(--pf-space)',
  'space-3': 'calc(var(--pf-space) * 2)',
  'space-4': 'calc(var(--pf-space) * 3)',
  'space-5': 'calc(var(--pf-space) * 4)',
  'space-6': 'calc(var(--pf-space) * 5)',
  'space-7': 'calc(var(--pf-space) * 6)',
  'space-8': 'calc(var(--pf-space) * 8)',
  'radius-s': '6px',
  'radius-m': '10px',
  'radius-l': '14px',
  'font-family': 'inherit',
  'font-size-xs': '0.75rem',
  'font-size-s': '0.8125rem',
  'font-size-m': '0.875rem',
  'font-size-l': '1.0625rem',
  'font-size-xl': '1.375rem',
  'weight-medium': '550',
  'weight-semibold': '600',
  'weight-bold': '650',
  'focus-width': '2px',
  'z-overlay': '1000',
  'z-toast': '1100',
} as const;

type Join<Prefix extends string, Name extends string> = `${Prefix}-${Name}`;

/** The name of a design token; its CSS variable is `--pinfold-` and this name. */
export type TokenName = Join<'color', keyof typeof colors> | keyof typeof measures;

/** A CSS value, or one for each colour scheme (colours only). */
export type TokenValue = string | { readonly light: string; readonly dark: string };

/**
 * Every token a host can set, as `--pinfold-<name>` in its own CSS or in `appearance.tokens`.
 *
 * @example
 * ```tsx
 * const variables = tokenNames.map((name) => `--pinfold-${name}`);
 * ```
 */
export const tokenNames: readonly TokenName[] = [
  ...keysOf(colors).map((name) => `color-${name}` as const),
  ...keysOf(measures),
];

function keysOf<Table extends object>(table: Table): readonly (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}
