import { expect, test } from 'vitest';
import { contrast } from '../theme/contrast.ts';
import { colors } from '../theme/tokens.ts';
import { rankColor } from './rank-color.ts';

const positions = Array.from({ length: 20 }, (_, index) => index + 1);

test('MON-06 the first position is green, the twentieth red, and what is beyond grey', () => {
  expect(rankColor(1)).toBe('color-mix(in oklab, var(--pf-rank-middle) 0%, var(--pf-rank-best))');
  expect(rankColor(20)).toBe('color-mix(in oklab, var(--pf-rank-worst) 100%, var(--pf-rank-middle))');
  expect(new Set(positions.map(rankColor)).size).toBe(20);
  expect([null, 0, 21].map(rankColor)).toEqual(Array.from({ length: 3 }, () => 'var(--pf-rank-missing)'));
});

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('MON-06 every position can be read on its colour in the %s scheme (WCAG AA)', (_name, scheme) => {
  for (const position of positions) {
    const ground = drawn(rankColor(position), scheme);
    expect(contrast(ground, colors['rank-ink'][scheme]), String(position)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ground, colors['line-2'][scheme]), String(position)).toBeGreaterThanOrEqual(3);
  }
});

/** What a browser makes of a mix of two tokens (CSS Color 5, Oklab). */
function drawn(mix: string, scheme: 0 | 1): string {
  const [, to = '', percent = '', from = ''] = /--pf-([\w-]+)\) (\d+)%, var\(--pf-([\w-]+)/.exec(mix) ?? [];
  const share = Number(percent) / 100;
  const [near, far] = [from, to].map((name) => toOklab(hexOf(name, scheme)));
  return toHex((near ?? []).map((value, index) => value + ((far?.[index] ?? 0) - value) * share));
}

function hexOf(name: string, scheme: 0 | 1): string {
  const found = Object.entries(colors).find(([known]) => known === name)?.[1];
  if (!found) throw new Error(`No colour is called ${name}.`);
  return found[scheme];
}

const multiply = (matrix: readonly (readonly number[])[], vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0));

function toOklab(hex: string): number[] {
  const linear = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return multiply(toLab, multiply(toCone, linear).map(Math.cbrt));
}

function toHex(lab: readonly number[]): string {
  const linear = multiply(
    fromCone,
    multiply(fromLab, lab).map((value) => value ** 3),
  );
  const channels = linear.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const channel = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

const toCone = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCone = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
