import { expect, test } from 'vitest';
import type { LocationPositions } from '../ranking.ts';
import type { RankSummary } from '../../../state/rank-series.ts';
import { locationPositionsCsv } from './use-positions-download.ts';

const summary: RankSummary = {
  best: 2,
  average: 4.236,
  average_all: 6.5,
  top3_share: 0.4,
  points: 5,
  latest: 4,
  latest_on: '2026-11-20',
};

const row: LocationPositions = {
  facility: {
    id: 1,
    name: '=Lipa, "Rynek"',
    formatted_address: 'Rynek Główny 12, Kraków',
    city: 'Kraków',
    store_code: 'KRK-01',
    is_verified: true,
  },
  keywords: [
    { keyword: 'kawa', is_watched: true, summary: { ...summary, latest: null }, compared: summary },
    { keyword: '+ciasto', is_watched: false, summary: { ...summary, latest_on: null }, compared: null },
  ],
  total: summary,
  total_compared: null,
};

const words = {
  place: 'Lokalizacja',
  address: 'Adres',
  city: 'Miasto',
  storeCode: 'Kod',
  before: (keyword: string) => `${keyword} (wcześniej)`,
  average: 'Średnia',
  averageOfAll: 'Ze wszystkich',
  shareOfTop3: 'Top 3',
  notWatched: 'nieśledzona',
};

test('MON-04 the file says what the table says, and no cell of it runs as a formula', () => {
  const file = locationPositionsCsv([row], ['+ciasto', 'kawa'], words, 'pl');
  expect(file.startsWith('\uFEFF')).toBe(true);
  const [head, line, end] = file.slice(1).split('\r\n');
  expect(head).toBe(
    "Lokalizacja;Adres;Miasto;Kod;'+ciasto;'+ciasto (wcześniej);kawa;kawa (wcześniej);Średnia;Ze wszystkich;Top 3",
  );
  expect(line).toBe(
    `"'=Lipa, ""Rynek""";Rynek Główny 12, Kraków;Kraków;KRK-01;nieśledzona;;20+;4;4,24;6,5;0,4`,
  );
  expect(end).toBe('');
});
