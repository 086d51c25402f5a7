import { expect, test } from 'vitest';
import { languages } from '@pinfold/contract/languages';
import { problemCodes } from '@pinfold/contract/problem-codes';
import { labels } from '../i18n/i18n.ts';
import { problemText } from './answer-problem.ts';

test.each(languages)('ERR-04 in %s every problem that counts has plural forms', (language) => {
  const counted = /\{\{(?:max|limit|codes|count)\}\} (?!(?:at|como|is)\s)\p{L}/u;
  const plain = Object.entries(labels(language, 'problems')).filter(
    ([key]) => !/_(?:one|few|many|other)$/.test(key),
  );
  expect(plain.filter(([, text]) => counted.test(text))).toEqual([]);
});

test.each([
  ['pl', 1, 'Ten kod nie należy do żadnej z Twoich lokalizacji.'],
  ['pl', 2, 'Żaden z 2 kodów nie należy do Twoich lokalizacji.'],
  ['en', 1, 'The code belongs to none of your locations.'],
  ['en', 2, 'None of the 2 codes belongs to your locations.'],
  ['es', 1, 'El código no pertenece a ninguna de tus ubicaciones.'],
] as const)(
  'LST-08 in %s a file of %i codes that nobody has is refused in good words',
  (language, codes, words) => {
    expect(problemText('group_import_failed', language, { codes })).toContain(words);
  },
);

test('ERR-04 a problem whose number is not known says so much as it can', () => {
  for (const code of problemCodes)
    for (const language of languages) expect(problemText(code, language), code).not.toBe('');
});
