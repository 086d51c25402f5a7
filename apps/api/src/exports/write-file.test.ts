import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { writeFile } from './write-file.ts';

const sheets = [
  {
    name: 'Calls',
    lines: [
      ['day', 'calls'],
      ['2026-11-21', 3],
    ],
  },
  {
    name: 'Views',
    lines: [
      ['day', 'views'],
      ['2026-11-21', 70],
      ['2026-11-22', 81],
    ],
  },
];

test.each(['xls', 'xlsx'] as const)('LST-10 an %s file keeps its sheets in order', async (fileType) => {
  const workbook = read(await writeFile(fileType, sheets, 'en'));
  const written = workbook.SheetNames.map((name) => ({
    name,
    lines: utils.sheet_to_json(workbook.Sheets[name] ?? {}, { header: 1 }),
  }));
  expect(written).toEqual(sheets);
});

test('LST-10 a csv of several sheets is refused instead of losing some', async () => {
  await expect(writeFile('csv', sheets, 'en')).rejects.toThrow('a csv holds one sheet, not 2');
});
