import { useTranslate } from '../../i18n/use-translate.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { saveCsv, savePng } from '../../files/save-file.ts';
import type { Positions } from './ranking.ts';

/** What `useRankDownload` returns. */
export interface UseRankDownloadResult {
  /** Nothing is saved before there are positions. */
  saveCsv: () => Promise<void>;
  /** Takes a picture of what the element draws, in its colours and at twice its size. */
  savePng: (element: HTMLElement | null) => Promise<void>;
}

/**
 * Saves positions as a file: a table for spreadsheets, or a picture of a chart that is on the screen.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { data: positions } = usePositions({ facility: 7, keywords: ['kawiarnia'] });
 * const { saveCsv } = useRankDownload(positions);
 * return <button onClick={() => void saveCsv()}>CSV</button>;
 * ```
 */
export function useRankDownload(positions: Positions | undefined): UseRankDownloadResult {
  const t = useTranslate();
  const { language } = usePinfold();
  const name = [t('rankings.chart.download_name'), positions?.date_from, positions?.date_to]
    .filter(Boolean)
    .join('-');
  return {
    saveCsv: async () => {
      if (!positions) return;
      const { positionsCsv } = await import('./positions-csv.ts');
      const text = positionsCsv(
        positions,
        {
          keyword: t('rankings.chart.csv.keyword'),
          period: t('rankings.chart.csv.period'),
          date: t('rankings.chart.date'),
          best: t('rankings.chart.csv.best'),
          average: t('rankings.chart.csv.average'),
          average_all: t('rankings.chart.csv.average_all'),
          top3_share: t('rankings.chart.csv.top3_share'),
          points: t('rankings.chart.csv.points'),
          now: t('rankings.chart.csv.now'),
          before: t('rankings.chart.csv.before'),
        },
        language,
      );
      saveCsv(name, text);
    },
    savePng: (element: HTMLElement | null) => savePng(name, element),
  };
}
