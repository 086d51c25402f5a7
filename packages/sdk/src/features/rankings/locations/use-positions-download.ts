import { useRef, useState } from 'react';
import { csvText } from '@pinfold/contract/csv-text';
import type { Language } from '@pinfold/contract/languages';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { LocationPositions } from '../ranking.ts';
import type { RankSummary } from '../../../state/rank-series.ts';
import { rankCell } from './rank-cell.ts';
import { locationPositionsPage } from './rank-location.queries.ts';
import type { RankLocationsSearch } from './rank-locations-search.ts';

const pageSize = 100;

/** What `usePositionsDownload` returns. */
export interface UsePositionsDownloadResult {
  /** How many locations are in the file so far; undefined while none is being made. */
  done: number | undefined;
  /** The text of the file; undefined after a failure, which is reported to the Provider's `onError`. */
  makeFile: (search: RankLocationsSearch) => Promise<string | undefined>;
}

/**
 * Creates a CSV file of all locations that match, not only those on screen.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { makeFile, done } = usePositionsDownload();
 * return <button onClick={async () => save(await makeFile({ keywords: ['kawiarnia'] }))}>{done ?? 'CSV'}</button>;
 * ```
 */
export function usePositionsDownload(): UsePositionsDownloadResult {
  const t = useTranslate();
  const { client, queryClient, language } = usePinfold();
  const [done, setDone] = useState<number>();
  const isBusy = useRef(false);
  return {
    done,
    makeFile: async (search: RankLocationsSearch): Promise<string | undefined> => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setDone(0);
      try {
        const rows: LocationPositions[] = [];
        for (let page = 1; ; page += 1) {
          const answer = await queryClient.fetchQuery(locationPositionsPage(client, search, page, pageSize));
          rows.push(...answer.results);
          setDone(rows.length);
          if (answer.results.length === 0 || page * pageSize >= answer.count) break;
        }
        return locationPositionsCsv(
          rows,
          search.keywords ?? [],
          {
            place: t('rankings.locations.column.place'),
            address: t('rankings.locations.column.address'),
            city: t('rankings.locations.column.city'),
            storeCode: t('rankings.locations.column.store_code'),
            before: (keyword) => t('rankings.locations.column.before', { keyword }),
            average: t('rankings.locations.column.average'),
            averageOfAll: t('rankings.locations.column.average_all'),
            shareOfTop3: t('rankings.locations.column.top3'),
            notWatched: t('rankings.locations.not_watched'),
          },
          language,
        );
      } catch {
        return undefined;
      } finally {
        isBusy.current = false;
        setDone(undefined);
      }
    },
  };
}

/** Words of the head of the file, in the user's language. */
interface PositionsFileWords {
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
 * Positions of locations as a CSV file for a spreadsheet in this language. Positions beyond 20 are `20+`; cells without
 * a measurement are empty.
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
