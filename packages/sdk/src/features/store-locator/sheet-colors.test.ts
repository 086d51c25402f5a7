import { contrast } from '@pinfold/contract/features/store-locator/readable-color';
import { sheetColors } from '@pinfold/store-locator/view';
import { describe, expect, it } from 'vitest';
import { colors } from '../../theme/tokens.ts';

describe('the looks of a store locator', () => {
  it('SDK-04 its colours are those of the components, and can be read', () => {
    const own = { ...sheetColors };
    // Stars are text here.
    expect(own['star']).toEqual(colors['star-line']);
    delete own['star'];
    for (const [name, pair] of Object.entries(own))
      expect([name, pair]).toEqual([name, colors[name as 'ink']]);
    const pairs = [
      ['ink', 'surface'],
      ['ink-2', 'hover'],
      ['ink-3', 'hover'],
      ['good', 'good-soft'],
      ['warn', 'warn-soft'],
      ['bad', 'bad-soft'],
    ] as const;
    for (const [text, ground] of pairs)
      for (const scheme of [0, 1] as const)
        expect(contrast(colors[text][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });
});
