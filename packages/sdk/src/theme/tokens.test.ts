import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { readablePairs, visibleLines } from './readable-pairs.ts';
import { colors } from './tokens.ts';

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colours of the %s scheme', (_name, scheme) => {
  it.each(readablePairs)('%s can be read on %s (WCAG AA)', (text, ground) => {
    expect(contrast(colors[text][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visibleLines)('the %s of a control stands out (WCAG 1.4.11)', (line) => {
    expect(contrast(colors[line][scheme], colors.surface[scheme])).toBeGreaterThanOrEqual(3);
  });
});
