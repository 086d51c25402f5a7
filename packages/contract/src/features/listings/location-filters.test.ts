import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTexts, splitTexts } from './location-filters.ts';

test('LST-01 any labels and towns can be filtered for, with commas in them too', () => {
  const text = fc.string().map((one) => one.trim());
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (texts) => {
      expect(splitTexts(joinTexts(texts))).toEqual(texts);
    }),
  );
  expect(splitTexts('Kraków, Gdańsk')).toEqual(['Kraków', 'Gdańsk']);
  expect(splitTexts(String.raw`ogródek\, taras,a\b`)).toEqual(['ogródek, taras', String.raw`a\b`]);
});
