import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, harmlessText, withoutApostrophe } from './csv-text.ts';

test.each([
  ['=HYPERLINK("http://zly.pl")', '\'=HYPERLINK("http://zly.pl")'],
  ['+48 85 555 21 30', '+48 85 555 21 30'],
  ['+48 (85) 555-21-30', '+48 (85) 555-21-30'],
  ['+48 85 555 21 30 + 1', "'+48 85 555 21 30 + 1"],
  ['+A1', "'+A1"],
  ['+', "'+"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['＝1', "'＝1"],
  ['Kawiarnia = Lipa', 'Kawiarnia = Lipa'],
  ['52.23', '52.23'],
  ['', ''],
])('LST-10 the cell %j is written as %j', (text, cell) => {
  expect(harmlessText(text)).toBe(cell);
  expect(withoutApostrophe(cell)).toBe(text);
});

test('LST-10 an apostrophe that is of the text stays', () => {
  for (const text of ["'t Hof", "'", "''=1"]) expect(withoutApostrophe(text)).toBe(text);
});

const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('=', '+', '-', '@').chain((one) => fc.string().map((rest) => one + rest)),
);

test.each(['pl', 'en', 'es'] as const)('LST-10 in %s no cell runs, and quotes keep it whole', (language) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(harmlessText(text)).not.toMatch(/^\s*(?:[=\-@]|\+.*[^\d \u00A0()-])/);
      const cell = csvText([[text]], language).slice(1, -2);
      const inside = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(inside).toBe(harmlessText(text));
      if (!cell.startsWith('"')) expect(cell).not.toMatch(language === 'en' ? /[",\r\n]/ : /[";\r\n]/);
    }),
  );
});

test.each([
  ['pl', '2026-08-28;35;4,69;24;Cena, jakość'],
  ['es', '2026-08-28;35;4,69;24;Cena, jakość'],
  ['en', '2026-08-28,35,4.69,24,"Cena, jakość"'],
] as const)('MON-03 RV-08 a spreadsheet in %s opens a file by a double click', (language, line) => {
  const text = csvText([['2026-08-28', 35, 4.69, 24, 'Cena, jakość']], language);
  expect(text).toBe(`\uFEFF${line}\r\n`);
});

test('LST-10 numbers stay numbers', () => {
  expect(csvText([[-1.5, 0, true, null]], 'en')).toBe('\uFEFF-1.5,0,true,\r\n');
  expect(csvText([[-1.5, 0, true, null]], 'pl')).toBe('\uFEFF-1,5;0;true;\r\n');
});
