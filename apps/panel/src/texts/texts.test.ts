import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';
import { en as enAccount } from './account/en.ts';
import { es as esAccount } from './account/es.ts';
import { pl as plAccount } from './account/pl.ts';
import { en as enCompany } from './company/en.ts';
import { es as esCompany } from './company/es.ts';
import { pl as plCompany } from './company/pl.ts';
import { en as enFront } from './front/en.ts';
import { es as esFront } from './front/es.ts';
import { pl as plFront } from './front/pl.ts';
import { en as enInside } from './inside/en.ts';
import { es as esInside } from './inside/es.ts';
import { pl as plInside } from './inside/pl.ts';
import { en as enListings } from './listings/en.ts';
import { es as esListings } from './listings/es.ts';
import { pl as plListings } from './listings/pl.ts';

const rooms = [
  { room: 'front', polish: plFront, languages: { pl: plFront, en: enFront, es: esFront } },
  { room: 'account', polish: plAccount, languages: { pl: plAccount, en: enAccount, es: esAccount } },
  { room: 'company', polish: plCompany, languages: { pl: plCompany, en: enCompany, es: esCompany } },
  { room: 'inside', polish: plInside, languages: { pl: plInside, en: enInside, es: esInside } },
  { room: 'listings', polish: plListings, languages: { pl: plListings, en: enListings, es: esListings } },
] as const;

test.each(
  rooms.flatMap(({ room, polish, languages }) =>
    Object.entries(languages).map(([language, texts]) => ({ room, language, texts, polish })),
  ),
)('no reader of $language sees an empty label or an unfilled brace, $room', ({ texts, polish }) => {
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(polish).toSorted());
  const originals: Readonly<Record<string, string>> = polish;
  for (const [key, text] of Object.entries<string>(texts)) {
    expect(text.trim(), key).not.toBe('');
    expect(bracesOf(text), key).toEqual(bracesOf(originals[key] ?? ''));
  }
});

test.each(rooms)('SDK-06 what the panel counts has its plural forms, $room', ({ languages }) => {
  for (const texts of Object.values(languages))
    for (const [key, text] of Object.entries<string>(texts)) {
      const [, base] = /^(.*)_(?:one|few|many|other)$/.exec(key) ?? [];
      if (base === undefined) expect(text, key).not.toMatch(/\{\{count\}\}\s+(?!(?:of|at|z|de)\s)\p{L}/u);
      else
        for (const form of ['one', 'few', 'many', 'other'])
          expect(Object.keys(texts), key).toContain(`${base}_${form}`);
    }
});

test('a room never repeats a word of another one, so that none goes out of date unseen', () => {
  const keys = rooms.flatMap(({ polish }) => Object.keys(polish));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

const polish = [
  { language: 'pl', texts: plInside },
  { language: 'pl', texts: plFront },
] as const;

test.each([
  [1, 'Okres próbny: 1 dzień'],
  [3, 'Okres próbny: 3 dni'],
  [14, 'Okres próbny: 14 dni'],
])('SHL-05 the trial counts %i days in good Polish', (count, words) => {
  expect(fillText(polish, 'trial', { count })).toBe(words);
});

test.each([
  [1, 'Zbyt wiele prób. Spróbuj ponownie za 1 minutę.'],
  [2, 'Zbyt wiele prób. Spróbuj ponownie za 2 minuty.'],
  [15, 'Zbyt wiele prób. Spróbuj ponownie za 15 minut.'],
])('SES-03 a throttled reader learns how many minutes to wait: %i', (count, words) => {
  expect(fillText(polish, 'login.throttled', { count })).toBe(words);
});

function bracesOf(words: string): string[] {
  return [...words.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
}
