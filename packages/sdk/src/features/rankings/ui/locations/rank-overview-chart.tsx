'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Figures } from '../../../../patterns/figure.tsx';
import { ScreenBody } from '../../../../patterns/screen.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { type BandCounts, bucketShare, rankBuckets } from '../../locations/overview-series.ts';
import { useRankOverview } from '../../locations/rank-location.queries.ts';
import type { RankOverview } from '../../ranking.ts';
import '../chart/rank-chart.tsx';
import { RankFigure } from '../../../../patterns/rank-figure.tsx';
import { OverviewPlot } from './overview-plot.tsx';
import { PositionsState } from './positions-state.tsx';
import {
  RankLocationsFrame,
  type RankLocationsProps,
  useRankLocationsView,
} from './rank-locations-frame.tsx';
import { RankLocationsHeader, RankPeriodTools, usePeriodText } from './rank-locations-header.tsx';
import { averageText, shareText } from './rank-text.ts';

export type RankOverviewChartProps = RankLocationsProps;

/**
 * Positions of all locations over time: which part of them is among the first 3, 10 and 20, the averages, the whole
 * period as a ring, and the earlier period beside it. Every chart is also a table. Fills its parent, which needs a
 * definite height.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-RankOverviewChart
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * const [search, setSearch] = useState<RankLocationsSearch>({ preset: 'last_365_days' });
 * return <RankOverviewChart search={search} onSearchChange={setSearch} />;
 * ```
 */
export function RankOverviewChart(props: RankOverviewChartProps): JSX.Element {
  return (
    <RankLocationsFrame {...props} component="RankOverviewChart">
      <OverviewContent />
    </RankLocationsFrame>
  );
}

/** Everything inside the chart of all locations. */
function OverviewContent(): JSX.Element {
  const t = useTranslate();
  const { state } = useRankLocationsView();
  const { data, error, isFetching, isPlaceholderData, refetch } = useRankOverview(state.asked, {
    enabled: state.isReady,
  });
  const period = usePeriodText(data);
  const count = isPlaceholderData ? undefined : data?.facilities_count;
  const isEmpty = data !== undefined && data.summary.points === 0 && !isPlaceholderData;
  return (
    <>
      <RankLocationsHeader
        count={count}
        summary={
          count !== undefined && [t('common.locations', { count }), period].filter(Boolean).join(' · ')
        }
        tools={<RankPeriodTools />}
      />
      <ScreenBody tone="background" isStale={isPlaceholderData}>
        {data && !isEmpty ? (
          <Stack flex="scroll" gap={5} padding={[5, 7]} narrow={{ gap: 4, padding: [4, 5] }}>
            <OverviewPlot overview={data} />
            <OverviewFigures overview={data} />
          </Stack>
        ) : (
          <PositionsState {...{ error, isEmpty, isFetching, refetch }} />
        )}
      </ScreenBody>
    </>
  );
}

/** The period in four figures, each with how it changed and what it means. */
function OverviewFigures({ overview }: { overview: RankOverview }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { summary, total, before } = overview;
  const buckets = (counts: BandCounts) =>
    rankBuckets.map((bucket) => shareText(bucketShare(counts, bucket), format)).join(' / ');
  const average = (value: number) => averageText(value, format);
  return (
    <Figures label={t('rankings.figures.label')}>
      {(['average', 'average_all'] as const).map((measure) => (
        <RankFigure
          key={measure}
          name={t(`rankings.locations.column.${measure}`)}
          definition={t(`rankings.locations.definition.${measure}`)}
          now={summary[measure]}
          before={before?.summary[measure]}
          written={average}
          difference={average}
          isLowBetter
        />
      ))}
      <RankFigure
        name={t('rankings.locations.column.top3')}
        definition={t('rankings.locations.definition.top3')}
        now={summary.top3_share}
        before={before?.summary.top3_share}
        written={(value) => shareText(value, format)}
        difference={(value) =>
          t('rank.points', { value: format.number(value * 100, { maximumFractionDigits: 0 }) })
        }
      />
      <RankFigure
        name={t('rankings.locations.column.buckets')}
        definition={t('rankings.locations.definition.buckets')}
        now={bucketShare(total, 'top3')}
        before={undefined}
        written={() => buckets(total)}
        difference={String}
        note={before ? t('rankings.figures.before', { value: buckets(before.total) }) : undefined}
      />
    </Figures>
  );
}
