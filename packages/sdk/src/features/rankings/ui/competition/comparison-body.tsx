'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { useReviewGroups, useReviewLocations } from '../../../listings/use-locations-choice.ts';
import { comparedMeasures, type ComparisonSearchChange } from '../../competition/comparison-search.ts';
import { useCompetitors } from '../../competition/competitors.ts';
import { rankLead } from '../../../../state/rank-lead.ts';
import type { PositionComparisonState } from '../../competition/use-position-comparison.ts';
import { rankSeries, type RankSummary } from '../../../../state/rank-series.ts';
import { CompetitionFailure, NoPositions } from './competition-failure.tsx';
import { FigureCell, FigureLabel, FigureRow, FigureTable } from './figure-table.ts';
import { MeasureDefinitions, useMeasureLabels } from './measure-labels.tsx';

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
        title={t(`rankings.measure.${measure}`)}
        headingLevel={headingLevel}
        isBusy={state.isFetching}
        tools={
          <>
            <Select
              label={t('rankings.comparator.measure')}
              isLabelHidden
              options={comparedMeasures.map((id) => ({ id, label: t(`rankings.measure.${id}`) }))}
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
          label: t(`rankings.measure.${measure}`),
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
        <ComparisonDifferences a={data.a.summary} b={data.b.summary} />
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

/** Every measure of both sets, with who leads and by how much. */
function ComparisonDifferences({ a, b }: { a: RankSummary; b: RankSummary }): JSX.Element {
  const t = useTranslate();
  const words = useMeasureLabels();
  const sets = { a: t('rankings.comparator.a'), b: t('rankings.comparator.b') };
  return (
    <>
      <FigureTable role="table" aria-label={t('rankings.comparator.differences')}>
        <thead>
          <FigureRow role="row">
            <FigureCell as="th" role="columnheader" scope="col">
              {t('rankings.comparator.measure_column')}
            </FigureCell>
            <FigureCell as="th" role="columnheader" scope="col" data-align="end">
              {sets.a}
            </FigureCell>
            <FigureCell as="th" role="columnheader" scope="col" data-align="end">
              {sets.b}
            </FigureCell>
            <FigureCell as="th" role="columnheader" scope="col" data-align="end">
              {t('rankings.comparator.leader')}
            </FigureCell>
          </FigureRow>
        </thead>
        <tbody>
          {comparedMeasures.map((measure) => {
            const lead = rankLead(measure, a, b);
            const by = lead ? words.difference(measure, lead.by) : '';
            return (
              <FigureRow role="row" key={measure}>
                <FigureCell as="th" role="rowheader" scope="row" data-kind="name">
                  {t(`rankings.measure.${measure}`)}
                </FigureCell>
                <FigureCell role="cell" data-align="end">
                  <FigureLabel aria-hidden>{sets.a}</FigureLabel>
                  {words.value(measure, a)}
                </FigureCell>
                <FigureCell role="cell" data-align="end">
                  <FigureLabel aria-hidden>{sets.b}</FigureLabel>
                  {words.value(measure, b)}
                </FigureCell>
                <FigureCell role="cell" data-align="end">
                  <Tag tone={!lead || lead.leader === 'even' ? 'mute' : 'info'}>
                    {t(`rankings.comparator.leads_${lead?.leader ?? 'unknown'}`, { by })}
                  </Tag>
                </FigureCell>
              </FigureRow>
            );
          })}
        </tbody>
      </FigureTable>
      <MeasureDefinitions measures={comparedMeasures} />
    </>
  );
}
