import { describe, expect, it } from 'vitest';
import { colors } from './tokens.ts';

type ColorName = keyof typeof colors;

const surfaces = ['background', 'surface', 'raised', 'hover', 'primary-soft', 'line-2', 'note'] as const;
const texts = ['ink', 'ink-2', 'ink-3', 'primary', 'primary-strong'] as const;
const pairs: [text: ColorName, ground: ColorName][] = [
  ...texts.flatMap((text) => surfaces.map((ground): [ColorName, ColorName] => [text, ground])),
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['info', 'info-soft'],
  ['bad', 'surface'],
  ['primary-ink', 'primary'],
  ['primary-ink', 'primary-strong'],
  ['bad-ink', 'bad'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colours of the %s scheme', (_name, scheme) => {
  it.each(pairs)('%s can be read on %s (WCAG AA)', (text, ground) => {
    expect(contrast(colors[text][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['field-line', 'star-line', 'ink-3'] as const)(
    'the %s of a control stands out (WCAG 1.4.11)',
    (line) => {
      expect(contrast(colors[line][scheme], colors.surface[scheme])).toBeGreaterThanOrEqual(3);
    },
  );
});

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
