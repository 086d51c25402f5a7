import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseForeignJson, storableText } from './storable-text.ts';

test('RV-01 text of others comes without the characters that no database can keep, and is the same otherwise', () => {
  expect(
    parseForeignJson(String.raw`{"a":["Zimna kawa\u0000 i d\u0142ugo","\ud83d!","\udE00x","\uD83D\uDE00"]}`),
  ).toEqual({
    a: ['Zimna kawa i długo', '!', 'x', '😀'],
  });
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (json) => {
      const again = JSON.stringify(parseForeignJson(json));
      expect(again).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      if (!/\\u(0000|d[89a-f])/i.test(json)) expect(again).toBe(JSON.stringify(JSON.parse(json)));
    }),
    { numRuns: 200 },
  );
});

test('RV-01 whole characters are left alone, whatever stands around them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(storableText(`\uD83D${text}\0`)).toBe(text.replaceAll('\0', ''));
    }),
    { numRuns: 200, examples: [['😀'], ['🇵🇱']] },
  );
});
