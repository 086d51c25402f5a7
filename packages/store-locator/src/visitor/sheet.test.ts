import { describe, expect, it } from 'vitest';
import { lateSheet } from './late-sheet.ts';
import { sheet } from './sheet.ts';

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
});
