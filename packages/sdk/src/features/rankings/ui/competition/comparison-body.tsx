'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { comparedMeasures } from '../../competition/comparison-search.ts';
import type { PositionComparisonState } from '../../competition/use-position-comparison.ts';
import { CompetitionFailure } from './competition-failure.tsx';
import { CompetitionHeader } from './competition-header.tsx';
import { ComparisonDifferences } from './comparison-differences.tsx';
import { ComparisonPlot } from './comparison-plot.tsx';
import { ComparisonStart } from './comparison-start.tsx';

interface ComparisonBodyProps {
  state: PositionComparisonState;
  headingLevel: 2 | 3;
}

/** Both sets over time and their differences; or what is missing for that. */
export function ComparisonBody({ state, headingLevel }: ComparisonBodyProps): JSX.Element {
  const t = useTranslate();
  const { data, error, search, changeSearch } = state;
  const { measure = 'average_all', view = 'chart' } = search;
  if (!state.areSetsChosen) return <ComparisonStart onStart={changeSearch} headingLevel={headingLevel} />;
  if (state.hasNoKeywords)
    return (
      <EmptyState title={t('rankings.competition.no_keywords.title')} headingLevel={headingLevel}>
        {t('rankings.competition.no_keywords.text')}
      </EmptyState>
    );
  if (error)
    return <CompetitionFailure error={error} isFetching={state.isFetching} refetch={state.refetch} />;
  if (!data) return <Skeleton label={t('common.loading')} blocks={4} />;
  return (
    <>
      <Card>
        <CompetitionHeader title={t(`rankings.measure.${measure}`)} headingLevel={headingLevel}>
          <Select
            label={t('rankings.comparator.measure')}
            isLabelHidden
            options={comparedMeasures.map((id) => ({ id, label: t(`rankings.measure.${id}`) }))}
            value={measure}
            onChange={(id) => changeSearch({ measure: comparedMeasures.find((one) => one === id) })}
          />
          <SegmentedControl
            label={t('rankings.comparator.view')}
            segments={[
              { id: 'chart', label: t('rankings.comparator.chart') },
              { id: 'table', label: t('rankings.comparator.table') },
            ]}
            value={view}
            onChange={(next) => changeSearch({ view: next })}
          />
        </CompetitionHeader>
        <div aria-busy={state.isFetching}>
          <ComparisonPlot data={data} measure={measure} view={view} />
        </div>
      </Card>
      <Card title={t('rankings.comparator.differences')} headingLevel={headingLevel}>
        <ComparisonDifferences a={data.a.summary} b={data.b.summary} />
      </Card>
    </>
  );
}
