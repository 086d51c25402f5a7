import { describe, expect, it } from 'vitest';
import { contrast } from '@pinfold/contract/features/store-locator/readable-color';
import { colors } from '../../../theme/tokens.ts';
import { lateSheet } from './late-sheet.ts';
import { sheet, sheetColors } from './sheet.ts';

const css = sheet + lateSheet;

describe('the looks of a store locator', () => {
  it('SDK-05 no rule reaches beyond our own elements', () => {
    const selectors = css
      .replaceAll(/@keyframes [^{]+\{to\{[^}]*\}\}/g, '')
      .split(/[{}]/)
      .map((text) => text.trim())
      .filter((text) => text.startsWith('.') || /^[a-z*#[]+[^:;]*$/.test(text));
    expect(selectors.length).toBeGreaterThan(60);
    for (const selector of selectors.flatMap((one) => one.split(/,(?![^(]*\))/)))
      expect(selector.trim()).toMatch(/^\.pinfold-StoreLocator/);
    expect(css).not.toMatch(/@import|:root|url\(|\bhtml\b|\bbody\b/);
  });

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
