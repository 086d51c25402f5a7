import { csvText } from '@pinfold/contract/csv-text';
import type { Language } from '@pinfold/contract/languages';
import type { LocationPositions, RankSummary } from '../ranking.ts';
import { rankCell } from './rank-cell.ts';

/** Words of the head of the file, in the reader's language. */
export interface PositionsFileWords {
  place: string;
  address: string;
  city: string;
  storeCode: string;
  /** Names the column of the earlier period, such as "kawiarnia (wcześniej)". */
  before: (keyword: string) => string;
  average: string;
  averageOfAll: string;
  shareOfTop3: string;
  notWatched: string;
}

/**
 * Positions of locations as a CSV file for a spreadsheet in this language. Beyond the first twenty it says
 * `20+`; where nothing was measured the cell is empty.
 */
export function locationPositionsCsv(
  rows: readonly LocationPositions[],
  keywords: readonly string[],
  words: PositionsFileWords,
  language: Language,
): string {
  const head = [
    words.place,
    words.address,
    words.city,
    words.storeCode,
    ...keywords.flatMap((keyword) => [keyword, words.before(keyword)]),
    words.average,
    words.averageOfAll,
    words.shareOfTop3,
  ];
  const lines = rows.map(({ facility, keywords: cells, total }) => [
    facility.name,
    facility.formatted_address,
    facility.city,
    facility.store_code,
    ...keywords.flatMap((keyword) => {
      const cell = cells.find((one) => one.keyword === keyword);
      if (!cell) return ['', ''];
      return [positionText(cell, words.notWatched), summaryText(cell.compared)];
    }),
    rounded(total.average),
    rounded(total.average_all),
    rounded(total.top3_share),
  ]);
  return csvText([head, ...lines], language);
}

function positionText(cell: LocationPositions['keywords'][number], notWatched: string): string | number {
  const shown = rankCell(cell);
  if (shown === 'beyond') return '20+';
  if (shown === 'not_measured') return '';
  return shown === 'not_watched' ? notWatched : shown;
}

function summaryText(summary: RankSummary | null): string | number {
  if (!summary || summary.latest_on === null) return '';
  return summary.latest ?? '20+';
}

function rounded(value: number | null): number | string {
  return value === null ? '' : Math.round(value * 100) / 100;
}
