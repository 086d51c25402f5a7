import type { colors } from './tokens.ts';

type ColorName = keyof typeof colors;

const surfaces = ['background', 'surface', 'raised', 'hover', 'primary-soft', 'line-2', 'note'] as const;
const texts = ['ink', 'ink-2', 'ink-3', 'primary', 'primary-strong'] as const;

/** Text and background tokens that are combined: each pair reaches WCAG AA in both schemes. */
export const readablePairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ...texts.flatMap((text) => surfaces.map((ground) => [text, ground] as const)),
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['info', 'info-soft'],
  ['bad', 'surface'],
  ['primary-ink', 'primary'],
  ['primary-ink', 'primary-strong'],
  ['bad-ink', 'bad'],
  ['rank-ink', 'rank-best'],
  ['rank-ink', 'rank-middle'],
  ['rank-ink', 'rank-worst'],
  ['rank-ink', 'rank-missing'],
];

/** Border tokens of controls: each reaches the contrast of WCAG 1.4.11 on a surface. */
export const visibleLines: readonly ColorName[] = [
  'field-line',
  'star-line',
  'ink-3',
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'series-5',
  'series-6',
  'series-7',
  'series-8',
  'series-9',
];
