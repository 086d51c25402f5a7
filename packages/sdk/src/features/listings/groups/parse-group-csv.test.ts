import { csvText } from '@pinfold/contract/csv-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseGroupCsv } from './parse-group-csv.ts';

const csv = (text: string, name = 'sklepy.csv', type = 'text/csv') => parseGroupCsv({ name, type, text });

test.each([
  ['WAW-01\nKRK-02', ['WAW-01', 'KRK-02']],
  ['\uFEFFWAW-01\r\n\r\n KRK-02 \r\n', ['WAW-01', 'KRK-02']],
  ['WAW-01\rWAW-01\rKRK-02', ['WAW-01', 'KRK-02']],
  ['"WAW-01"\n"A ""b"""', ['WAW-01', 'A "b"']],
  ['"WAW,01"', ['WAW,01']],
  ['ŁDŹ-01', ['ŁDŹ-01']],
  ['LIP-KRK-01;\r\nLIP-KRK-02;\r\n', ['LIP-KRK-01', 'LIP-KRK-02']],
  ['\uFEFFLIP-KRK-01,,\r\nLIP-KRK-02,,\r\n', ['LIP-KRK-01', 'LIP-KRK-02']],
  ['sep=;\r\nLIP-KRK-01\r\nLIP-KRK-02\r\n', ['LIP-KRK-01', 'LIP-KRK-02']],
  ['"sep=,"\nLIP-KRK-01,""\nLIP-KRK-02', ['LIP-KRK-01', 'LIP-KRK-02']],
  ['LIP-KRK-01\r\nLIP-KRK-02\r\n;\r\n', ['LIP-KRK-01', 'LIP-KRK-02']],
  ['="007"\r\n="0012"\r\n', ['007', '0012']],
  ['"=""007""";\n="0012";', ['007', '0012']],
  ["'-01\n'=A", ['-01', '=A']],
  ["'t Hof", ["'t Hof"]],
  ['="0,07"\n="0;08"', ['0,07', '0;08']],
  ['LIP-1\r\n\rLIP-2\nLIP-3', ['LIP-1', 'LIP-2', 'LIP-3']],
  ['sep=|\nLIP-1|\nLIP-2|', ['LIP-1', 'LIP-2']],
])('LST-08 the file %j holds the codes %j', (text, codes) => {
  expect(csv(text)).toEqual({ codes });
});

test.each([
  ['', 'csv_empty', {}],
  [' \n\r\n""', 'csv_empty', {}],
  ['WAW-01\nKRK-02;Kraków', 'csv_several_columns', { line: 2 }],
  ['WAW-01,KRK-02', 'csv_several_columns', { line: 1 }],
  ['WAW-01\tKRK-02', 'csv_several_columns', { line: 1 }],
  ['"WAW-01","KRK-02"', 'csv_several_columns', { line: 1 }],
  ['"WAW-01" ; Warszawa', 'csv_several_columns', { line: 1 }],
  ['sep=;\nWAW-01;\nKRK-02;;Kraków', 'csv_several_columns', { line: 3 }],
  [';Kraków', 'csv_several_columns', { line: 1 }],
  ['="007";Kraków', 'csv_several_columns', { line: 1 }],
  ['="007', 'csv_unreadable', { line: 1 }],
  ['WAW-01;\nKRK-02,Kraków', 'csv_several_columns', { line: 2 }],
  ['sep=|\nWAW-01|Warszawa', 'csv_several_columns', { line: 2 }],
  ['WAW-01\n"\nKRK-02"', 'csv_quote_open', { line: 2 }],
  ['WAW-01\nsep=;x', 'csv_several_columns', { line: 2 }],
  ['WAW-01\n"KRK-02', 'csv_quote_open', { line: 2 }],
  ['WAW"01', 'csv_unreadable', { line: 1 }],
  ['"WAW"01', 'csv_unreadable', { line: 1 }],
  ['WAW-01\n\uFFFDD\uFFFD', 'csv_unreadable', { line: 2 }],
  [`WAW-01\n${'a'.repeat(60)}`, 'csv_code_too_long', { line: 2, max: 59 }],
])('LST-08 the file %j is refused for %s', (text, code, values) => {
  expect(csv(text)).toEqual({ fault: { code, values } });
});

test.each([
  [
    'sklepy.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'PK\u0003\u0004',
    false,
  ],
  ['sklepy.csv', 'text/csv', 'PK\u0003\u0004', false],
  ['sklepy.csv', 'application/vnd.ms-excel', 'WAW-01', true],
  ['SKLEPY.CSV', '', 'WAW-01', true],
  ['sklepy', 'text/csv', 'WAW-01', true],
  ['sklepy.txt', 'text/plain', 'WAW-01', false],
  ['sklepy', 'application/pdf', 'WAW-01', false],
])('LST-08 %s of type %s with %j is a CSV file: %s', (name, type, text, taken) => {
  const read = csv(text, name, type);
  expect('codes' in read).toBe(taken);
  if (!taken) expect(read).toEqual({ fault: { code: 'csv_wrong_type', values: { name } } });
});

test('LST-08 codes that are written one a line are read as they are', () => {
  const code = fc.stringMatching(/^[\w.-][\w ."'-]{0,20}[\w.-]$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(code, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.constantFrom('pl', 'en'),
      (codes, line, language) => {
        const text = codes.map((one) => csvText([[one]], language).slice(1, -2)).join(line);
        expect(csv(text)).toEqual({ codes });
      },
    ),
  );
});
