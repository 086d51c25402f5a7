import { expect, test } from 'vitest';
import { isOfferedLanguage, languages } from './languages.ts';

test('SES-09 Spanish needs its flag, and the other languages need none', () => {
  expect(languages.filter((language) => isOfferedLanguage(language, []))).toEqual(['pl', 'en']);
  expect(languages.filter((language) => isOfferedLanguage(language, ['maintenance']))).toEqual(['pl', 'en']);
  expect(languages.filter((language) => isOfferedLanguage(language, ['spanish']))).toEqual([...languages]);
});
