import { expect, test } from 'vitest';
import { positionsCsv } from './positions-csv.ts';
import type { Positions } from './ranking.ts';

const words = {
  keyword: 'Fraza',
  period: 'Okres',
  date: 'Data',
  best: 'Najwyższa',
  average: 'Średnia',
  average_all: 'Ze wszystkich',
  top3_share: 'Top 3',
  points: 'Pomiary',
  now: 'wybrany',
  before: 'wcześniejszy',
};

const summary = {
  best: null,
  average: null,
  average_all: null,
  top3_share: null,
  points: 0,
  latest: null,
  latest_on: null,
};

const series = {
  best: [2, null, null],
  average: [2.3333333, null, null],
  average_all: [8.5, null, 21],
  top3_share: [0.5, null, 0],
  points: [4, 0, 4],
};

const positions: Positions = {
  date_from: '2026-11-20',
  date_to: '2026-11-22',
  resolution: 'day',
  dates: ['2026-11-20', '2026-11-21', '2026-11-22'],
  compared: {
    date_from: '2026-11-17',
    date_to: '2026-11-19',
    dates: ['2026-11-17', '2026-11-18', '2026-11-19'],
  },
  keywords: [{ keyword: '=HYPERLINK("x")', series, summary, compared: { series, summary } }],
  annotations: [],
  measured_from: '2026-11-17',
};

test('MON-03 a spreadsheet reads positions of both periods, and runs nothing that a keyword says', () => {
  const text = positionsCsv(positions, words);
  expect(text.startsWith('\uFEFFFraza,Okres,Data,')).toBe(true);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines[1]).toBe(`"'=HYPERLINK(""x"")",wybrany,2026-11-20,2,2.333,8.5,0.5,4`);
  expect(lines[2]?.endsWith(',wybrany,2026-11-21,,,,,0')).toBe(true);
  expect(lines[3]?.endsWith(',wybrany,2026-11-22,20+,,21,0,4')).toBe(true);
  expect(lines[4]).toContain(',wcześniejszy,2026-11-17,');
  expect(positionsCsv(positions, words, 'pl')).toContain(';wybrany;2026-11-20;2;2,333;8,5;0,5;4\r\n');
});
