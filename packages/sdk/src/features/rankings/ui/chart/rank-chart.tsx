'use client';
import type { JSX } from 'react';
import { rankingsMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useRankChart, type RankChartOptions } from '../../use-rank-chart.ts';
import { RankChartView, type RankChartLooks } from './rank-chart-view.tsx';

export interface RankChartProps extends RankChartOptions, RankChartLooks {
  /** Looks of the chart alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Positions of one location on the map over time: the best of each keyword or the averages of one, as lines, bars or a
 * doughnut, beside an earlier period, with gaps where nothing was measured and with what you changed in the listing.
 * Arrow keys move through the dates; the table says the same in words, and both can be downloaded. On the server it is
 * a table.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-RankChart
 * @selector [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <RankChart
 *     facility={7}
 *     search={parseRankSearch(params)}
 *     onSearchChange={(search) => setParams(formatRankSearch(search))}
 *     keywordsHref="/keywords"
 *   />
 * );
 * ```
 */
export function RankChart({
  appearance,
  title,
  headingLevel,
  keywordsHref,
  slots,
  ...options
}: RankChartProps): JSX.Element {
  const chart = useRankChart(options);
  const areWordsReady = useFeatureMessages(rankingsMessages);
  const t = useTranslate();
  const { reason, isPending } = chart.permission;
  return (
    <Surface component="RankChart" appearance={appearance}>
      {!areWordsReady || isPending ? (
        <Skeleton label={t('common.loading')} blocks={5} />
      ) : reason ? (
        <EmptyState icon={<LockIcon size={24} />} title={t('rankings.chart.forbidden')}>
          {reason.text}
        </EmptyState>
      ) : (
        <RankChartView {...{ chart, title, headingLevel, keywordsHref, slots }} />
      )}
    </Surface>
  );
}
