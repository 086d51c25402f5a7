import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, exportCell } from './export-cell.ts';

test.each([
  ['=HYPERLINK("http://zly.pl")', '\'=HYPERLINK("http://zly.pl")'],
  ['+48 22 123 45 67', "'+48 22 123 45 67"],
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
  expect(exportCell(text)).toBe(cell);
});

test('LST-10 no cell begins like a formula, and quotes keep it whole', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.constantFrom('=', '+', '-', '@').chain((one) => fc.string().map((rest) => one + rest)),
      ),
      (text) => {
        expect(exportCell(text)).not.toMatch(/^\s*[=+\-@]/);
        const cell = csvCell(text);
        const inside = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(inside).toBe(exportCell(text));
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",;\r\n]/);
      },
    ),
  );
});

test('LST-10 numbers stay numbers', () => {
  expect([csvCell(-1.5), csvCell(0), csvCell(true), csvCell(null)]).toEqual(['-1.5', '0', 'true', '']);
});
