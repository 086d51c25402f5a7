import { useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { LocationPositions } from '../ranking.ts';
import { locationPositionsCsv } from './location-positions-csv.ts';
import { locationPositionsPage } from './rank-location-queries.ts';
import type { RankLocationsSearch } from './rank-locations-search.ts';

const pageSize = 100;

/** What `usePositionsDownload` returns. */
export interface UsePositionsDownloadResult {
  /** How many locations are in the file so far; undefined while none is being made. */
  done: number | undefined;
  /** The text of the file; undefined where it could not be made, which is told to the Provider's `onError`. */
  makeFile: (search: RankLocationsSearch) => Promise<string | undefined>;
}

/**
 * Makes a CSV file of all locations that match, whichever of them are on screen.
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
