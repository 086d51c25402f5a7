'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
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
      {data && !isEmpty ? (
        <Body data-state={isPlaceholderData ? 'stale' : 'ready'} aria-busy={isPlaceholderData}>
          <OverviewPlot overview={data} />
          <OverviewFigures overview={data} />
        </Body>
      ) : (
        <PositionsState {...{ error, isEmpty, isFetching, refetch }} />
      )}
    </>
  );
}

const Body = styled.div.withConfig(innerClass('RankOverviewChart-body'))`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 18px;
  min-block-size: 0;
  padding: 18px 24px;
  overflow: auto;
  transition: opacity 120ms 200ms;
  &:where([data-state='stale']) {
    opacity: 0.55;
  }
  :where([data-layout='narrow']) > & {
    gap: 14px;
    padding: 14px 16px;
  }
`;
