import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { fillText } from './fill-text.ts';
import { pl } from './pl.ts';

const languages = { pl, en, es };

test.each(Object.entries(languages))(
  'no reader of %s sees an empty label or an unfilled brace',
  (_language, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(pl));
    for (const [key, text] of Object.entries(texts)) {
      expect(text, key).not.toBe('');
      const braces = (words: string) => [...words.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
      expect(braces(text), key).toEqual(braces(pl[key as keyof typeof pl]));
    }
  },
);

test.each([
  [1, 'Okres próbny: 1 dzień'],
  [3, 'Okres próbny: 3 dni'],
  [14, 'Okres próbny: 14 dni'],
])('SHL-05 the trial counts %i days in good Polish', (count, words) => {
  expect(fillText(pl, 'pl', 'trial', { count })).toBe(words);
});

test.each([
  [1, 'Zbyt wiele prób. Spróbuj ponownie za 1 minutę.'],
  [2, 'Zbyt wiele prób. Spróbuj ponownie za 2 minuty.'],
  [15, 'Zbyt wiele prób. Spróbuj ponownie za 15 minut.'],
])('SES-03 a throttled reader learns how many minutes to wait: %i', (count, words) => {
  expect(fillText(pl, 'pl', 'login.throttled', { count })).toBe(words);
});
