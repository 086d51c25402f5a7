import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPhrases } from './add-phrases.ts';
import { excerptAround } from './excerpt-around.ts';

test('RV-06 phrases are divided by commas and lines, tidied, and there once', () => {
  expect(addPhrases(['kawa'], ' Kawa, flat   white;\nespresso,, flat white')).toEqual([
    'kawa',
    'flat white',
    'espresso',
  ]);
});

test('RV-06 the words that matched are shown whole, with some of the text around them', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.nat(), fc.nat(), (text, a, b) => {
      const [from = 0, to = 0] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
      const { before, match, after } = excerptAround(text, from, to);
      expect(match).toBe(text.slice(from, to));
      const shown = before.replace(/^… /, '') + match + after.replace(/ …$/, '');
      expect(text.includes(shown)).toBe(true);
      expect(shown.length - match.length).toBeLessThanOrEqual(122);
    }),
  );
  expect(excerptAround(`${'słowo '.repeat(40)}kawę ${'potem '.repeat(40)}`, 240, 244)).toMatchObject({
    before: expect.stringMatching(/^… słowo .* $/),
    match: 'kawę',
    after: expect.stringMatching(/^ potem .*potem …$/),
  });
});
