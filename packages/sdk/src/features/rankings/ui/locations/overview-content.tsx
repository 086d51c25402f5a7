'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenBody } from '../../../../patterns/screen.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useRankOverview } from '../../locations/use-rank-overview.ts';
import { OverviewFigures } from './overview-figures.tsx';
import { OverviewPlot } from './overview-plot.tsx';
import { useRankLocationsView } from './rank-locations-context.ts';
import { RankLocationsHeader } from './rank-locations-header.tsx';
import { PositionsState } from './positions-state.tsx';
import { RankPeriodTools } from './rank-period-tools.tsx';
import { usePeriodText } from './use-period-text.ts';

/** Everything inside the chart of all locations. */
export function OverviewContent(): JSX.Element {
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
