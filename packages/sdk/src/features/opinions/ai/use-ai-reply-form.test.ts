import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forbiddenWordsAtMost, splitForbiddenWords } from './use-ai-reply-form.ts';

test('RV-04 words typed or pasted become a list without blanks and repetitions, which the API takes', () => {
  expect(splitForbiddenWords(['rabat'], 'gratis, RABAT;\n darmo ,,')).toEqual({
    words: ['rabat', 'gratis', 'darmo'],
    hasTooMany: false,
  });
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (typed) => {
      const { words } = splitForbiddenWords([], typed.join(','));
      expect(words.every((word) => word.trim() !== '' && word.length <= 60)).toBe(true);
      expect(words.length).toBeLessThanOrEqual(forbiddenWordsAtMost);
      expect(splitForbiddenWords(words, words.join('\n')).words).toEqual(words);
    }),
  );
  const many = Array.from({ length: 120 }, (_, at) => `słowo${at}`).join(',');
  expect(splitForbiddenWords([], many)).toMatchObject({ hasTooMany: true });
});
