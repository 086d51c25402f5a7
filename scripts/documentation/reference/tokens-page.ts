import { colors, measures, type TokenName } from '../../../packages/sdk/src/theme/tokens.ts';
import { generatedNotice } from '../generated-notice.ts';
import { table } from '../table.ts';
import { code, page } from './markdown.ts';

/** The compiler asks for a line here whenever there is one more token. */
const paints: Record<TokenName, string> = {
  'color-ink': 'text',
  'color-ink-2': 'text of less weight: labels, secondary lines',
  'color-ink-3': 'text of the least weight: hints, ages, placeholders',
  'color-line': 'lines between and around things',
  'color-line-2': 'lines inside things, and what cannot be edited',
  'color-field-line': 'the border of a field',
  'color-background': 'the ground of a page',
  'color-surface': 'cards, lists, fields',
  'color-raised': 'what floats: menus, dialogs, toasts',
  'color-hover': 'a row or an option under the pointer',
  'color-primary': 'the one accent: main buttons, links, focus, what is selected',
  'color-primary-ink': 'text on the accent',
  'color-primary-soft': 'the ground of what is selected',
  'color-primary-strong': 'the accent when pressed, and accented text on a soft ground',
  'color-good': 'text and icons of success',
  'color-good-soft': 'their ground',
  'color-warn': 'text and icons of a warning',
  'color-warn-soft': 'their ground',
  'color-bad': 'text and icons of failure, and buttons that destroy',
  'color-bad-soft': 'their ground',
  'color-bad-ink': 'text on a filled button that destroys',
  'color-info': 'text and icons of news',
  'color-info-soft': 'their ground',
  'color-star': 'a filled star',
  'color-star-line': 'the outline of a star',
  'color-note': 'the ground of a team note',
  'color-note-line': 'its border',
  'color-series-1': 'the first series of a chart',
  'color-series-2': 'the second series of a chart',
  'color-series-3': 'the third series of a chart',
  'color-series-4': 'the fourth series of a chart',
  'color-series-5': 'the fifth series of a chart',
  'color-series-6': 'the sixth series of a chart',
  'color-series-7': 'the seventh series of a chart',
  'color-series-8': 'the eighth series of a chart',
  'color-series-9': 'the ninth series of a chart',
  'color-rank-best': 'position 1 on maps; those between are mixed',
  'color-rank-middle': 'a position half-way',
  'color-rank-worst': 'position 20',
  'color-rank-missing': 'not among the first twenty',
  'color-rank-ink': 'the number on all of them',
  'color-shadow-1': 'the shadow of what lies on the page',
  'color-shadow-2': 'the shadow of what floats',
  'color-backdrop': 'what dims the page behind a dialog',
  space: 'the unit of every distance; most are two to four of it',
  'space-1': 'half a unit: between an icon and its count',
  'space-2': 'one unit: inside tags, between lines of one entry',
  'space-3': 'two units: between controls of one row',
  'space-4': 'three units: between rows of one subject',
  'space-5': 'four units: between subjects, and the inset of narrow screens',
  'space-6': 'five units: inside cards',
  'space-7': 'six units: the inset of wide screens',
  'space-8': 'eight units: between sections',
  'radius-s': 'corners of tags and chips',
  'radius-m': 'corners of buttons and fields',
  'radius-l': 'corners of cards and dialogs',
  'font-family': 'the font; your page’s own by default',
  'font-size-xs': 'counts, keys',
  'font-size-s': 'hints and labels',
  'font-size-m': 'text',
  'font-size-l': 'titles of cards and dialogs',
  'font-size-xl': 'the title of a page',
  'weight-medium': 'labels, and what is selected',
  'weight-semibold': 'names in lists',
  'weight-bold': 'titles',
  'focus-width': 'the ring around what has the focus',
  'z-overlay': 'dialogs, menus and drawers',
  'z-toast': 'toasts, above them',
};

/** `reference/tokens.md`. */
export function tokensPage(): string {
  return page(
    generatedNotice('packages/sdk/src/theme/tokens.ts'),
    '# Tokens',
    'Set them in `appearance.tokens` by these names, or in your own CSS as `--pinfold-` and the name. [Theming](../guides/theming.md) shows both. Text colours reach WCAG AA on every ground that they are meant for; check yours, too.',
    '## Colours',
    table(
      ['token', 'light', 'dark', 'paints'],
      Object.entries(colors).map(([name, [light, dark]]) => [
        code(`color-${name}`),
        `${swatch(light)} ${code(light)}`,
        `${swatch(dark)} ${code(dark)}`,
        meaningOf(`color-${name}`),
      ]),
    ),
    '## Measures',
    table(
      ['token', 'default', 'of'],
      Object.entries(measures).map(([name, value]) => [code(name), code(value), meaningOf(name)]),
    ),
  );
}

function meaningOf(name: string): string {
  return Object.entries(paints).find(([token]) => token === name)?.[1] ?? '';
}

function swatch(color: string): string {
  return `<span class="swatch" style="background: ${color}"></span>`;
}
