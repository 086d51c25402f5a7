'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import { RankDifferences } from '../../../../patterns/rank-differences.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { useReviewGroups, useReviewLocations } from '../../../listings/use-locations-choice.ts';
import { comparedMeasures, type ComparisonSearchChange } from '../../competition/comparison-search.ts';
import { useCompetitors } from '../../competition/competitors.ts';
import type { PositionComparisonState } from '../../competition/use-position-comparison.ts';
import { rankSeries } from '../../../../state/rank-series.ts';
import { CompetitionFailure, NoPositions } from './competition-failure.tsx';

interface ComparisonBodyProps {
  state: PositionComparisonState;
  headingLevel: 2 | 3;
}

/** Both sets over time and their differences; or what is missing for that. */
export function ComparisonBody({ state, headingLevel }: ComparisonBodyProps): JSX.Element {
  const t = useTranslate();
  const { data, error, search, changeSearch } = state;
  const { measure = 'average_all', view = 'chart' } = search;
  if (state.emptiness === 'no_sets')
    return <ComparisonStart onStart={changeSearch} headingLevel={headingLevel} />;
  if (state.emptiness === 'no_keywords')
    return (
      <EmptyState title={t('rankings.competition.no_keywords.title')} headingLevel={headingLevel}>
        {t('rankings.competition.no_keywords.text')}
      </EmptyState>
    );
  if (error) return <CompetitionFailure {...state} error={error} />;
  if (!data) return <Skeleton label={t('common.loading')} blocks={4} />;
  return (
    <>
      <ChartCard
        part="PositionComparator-card"
        title={t(`rank.measure.${measure}`)}
        headingLevel={headingLevel}
        isBusy={state.isFetching}
        tools={
          <>
            <Select
              label={t('rankings.comparator.measure')}
              isLabelHidden
              options={comparedMeasures.map((id) => ({ id, label: t(`rank.measure.${id}`) }))}
              value={measure}
              onChange={(id) => changeSearch({ measure: comparedMeasures.find((one) => one === id) })}
            />
            <SegmentedControl
              label={t('rankings.comparator.view')}
              segments={(['chart', 'table'] as const).map((id) => ({
                id,
                label: t(`rankings.comparator.${id}`),
              }))}
              value={view}
              onChange={(next) => changeSearch({ view: next })}
            />
          </>
        }
        isTable={view === 'table'}
        plot={{
          label: t(`rank.measure.${measure}`),
          axis: measure === 'top3_share' ? 'share' : 'rank',
          dates: data.dates,
          resolution: data.resolution,
          series: sides.map((side, index) => ({
            id: side,
            label: t(`rankings.comparator.${side}`),
            color: seriesColor(index),
            values: rankSeries(data[side].series, measure),
          })),
        }}
        state={sides.every((side) => data[side].summary.points === 0) && <NoPositions />}
      />
      <TitledCard
        part="PositionComparator-card"
        title={t('rankings.comparator.differences')}
        headingLevel={headingLevel}
      >
        <RankDifferences
          label={t('rankings.comparator.differences')}
          a={{ name: t('rankings.comparator.a'), summary: data.a.summary }}
          b={{ name: t('rankings.comparator.b'), summary: data.b.summary }}
          measures={comparedMeasures}
          definitionOf={(one) => t(`rankings.measure.${one}.definition`)}
        />
      </TitledCard>
    </>
  );
}

const sides = ['a', 'b'] as const;

interface ComparisonStartProps {
  onStart: (search: ComparisonSearchChange) => void;
  headingLevel: 2 | 3;
}

/** Explains the comparison and offers presets. */
function ComparisonStart({ onStart, headingLevel }: ComparisonStartProps): JSX.Element {
  const t = useTranslate();
  const [location] = useReviewLocations().data?.results ?? [];
  const [one, other] = useReviewGroups().data?.results ?? [];
  const { competitors } = useCompetitors();
  return (
    <EmptyState
      title={t('rankings.comparator.empty.title')}
      headingLevel={headingLevel}
      actions={
        <Row gap={3} align="stretch" justify="center" wrap>
          {location && competitors.length > 0 && (
            <Button
              onPress={() =>
                onStart({
                  a: { facilities_ids: [location.id] },
                  b: { competitors: competitors.map(({ id }) => id) },
                })
              }
            >
              {t('rankings.comparator.start_competition')}
            </Button>
          )}
          {one && other && (
            <Button onPress={() => onStart({ a: { groups: [one.id] }, b: { groups: [other.id] } })}>
              {t('rankings.comparator.start_groups', { a: one.name, b: other.name })}
            </Button>
          )}
        </Row>
      }
    >
      {t('rankings.comparator.empty.text')}
    </EmptyState>
  );
}
