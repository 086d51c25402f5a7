import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keywordScope, keywordScopes, normalizeKeyword, searchOperatorOf } from './keyword.ts';

const anyId = fc.option(fc.integer({ min: 1 }), { nil: undefined });

test('COM-06 MON-02 a scope is complete with its own id and no other', () => {
  fc.assert(
    fc.property(fc.constantFrom(...keywordScopes), anyId, anyId, (scope, group, facility) => {
      const complete = keywordScope({ scope, group, facility });
      const isComplete =
        (scope === 'group') === (group !== undefined) && (scope === 'facility') === (facility !== undefined);
      expect(complete !== undefined).toBe(isComplete);
      if (complete) expect(complete).toEqual({ scope, group: group ?? null, facility: facility ?? null });
    }),
  );
});

test('COM-06 keywords that differ in case and blanks are one keyword, and stay it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (words) => {
      const keyword = normalizeKeyword(words.join(' '));
      expect(normalizeKeyword(`\t ${words.join('  ')}\n`)).toBe(keyword);
      expect(normalizeKeyword(keyword)).toBe(keyword);
      expect(keyword).not.toMatch(/^\s|\s$|\s\s/);
    }),
  );
  expect(normalizeKeyword('  Kawiarnia   KRAKÓW\u00a0Kazimierz ')).toBe('kawiarnia kraków kazimierz');
});

test.each([
  ['site:lipa.pl kawa', 'site:'],
  ['kawa intitle:kraków', 'intitle:'],
  ['kawa -SITE:sowa.pl', 'site:'],
  ['allinurl: kawa', 'allinurl:'],
  ['kawiarnia', undefined],
  ['c++ kawiarnia', undefined],
  ['50% taniej', undefined],
  ['website: kawa', undefined],
  ['kawa: gdzie', undefined],
])('MON-02 the operator of "%s" is %s', (keyword, operator) => {
  expect(searchOperatorOf(keyword)).toBe(operator);
});
