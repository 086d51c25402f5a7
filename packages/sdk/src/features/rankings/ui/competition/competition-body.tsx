'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { CompetitionState } from '../../competition/use-competition.ts';
import { rankSeries } from '../../rank-series.ts';
import { seriesColor, type ChartSeries } from '../../../../ui/chart/chart-series.ts';
import { ChartTable } from '../../../../ui/chart/chart-table.tsx';
import { Chart } from '../../../../ui/chart/chart.tsx';
import { CompetitionFailure } from './competition-failure.tsx';
import { CompetitionFigures } from './competition-figures.tsx';
import type { CompetitionChartLooks } from './competition-chart-view.tsx';
import { placesOf } from './places-of.ts';

interface CompetitionBodyProps extends Omit<CompetitionChartLooks, 'headingLevel'> {
  state: CompetitionState;
}

/** The chart or its table with the figures of each place; or why there is none. */
export function CompetitionBody({ state, competitorsHref, keywordsHref }: CompetitionBodyProps): JSX.Element {
  const t = useTranslate();
  const { data, search, error } = state;
  const link = (href: string | undefined, label: string) =>
    href && (
      <Link href={href} isInApp variant="button">
        {label}
      </Link>
    );
  if (state.hasNoKeywords || state.hasNoLocations)
    return (
      <EmptyState
        title={t('rankings.competition.no_keywords.title')}
        headingLevel={3}
        actions={link(keywordsHref, t('rankings.chart.empty.no_keywords.action'))}
      >
        {t('rankings.competition.no_keywords.text')}
      </EmptyState>
    );
  if (state.hasNoCompetitors)
    return (
      <EmptyState
        title={t('rankings.competition.nobody.title')}
        headingLevel={3}
        actions={link(competitorsHref, t('rankings.competition.choose_competitors'))}
      >
        {t('rankings.competition.nobody.text')}
      </EmptyState>
    );
  // What was shown before belongs to another location or period.
  if (error)
    return <CompetitionFailure error={error} isFetching={state.isFetching} refetch={state.refetch} />;
  if (!data) return <Skeleton label={t('common.loading')} blocks={4} />;

  const { chart = 'top', view = 'chart' } = search;
  const places = placesOf(data, t('rankings.competition.own'));
  if (places.every(({ summary }) => summary.points === 0))
    return (
      <EmptyState title={t('rankings.competition.no_positions.title')} headingLevel={3} role="status">
        {t('rankings.competition.no_positions.text')}
      </EmptyState>
    );
  const values = {
    label: t(`rankings.competition.heading.${chart}`),
    axis: 'rank' as const,
    dates: data.dates,
    resolution: data.resolution,
    series: places.map(({ id, name, series }, index): ChartSeries => ({
      id,
      label: name,
      color: seriesColor(index),
      values: rankSeries(series, chart === 'average' ? 'average' : 'best'),
    })),
  };
  return (
    <div aria-busy={state.isFetching}>
      {state.isCut && (
        <Text as="p" role="status" tone="muted" size="s" padding={[0, 0, 3]}>
          {t('rankings.competition.cut', { keyword: state.keywords[0] ?? '' })}
        </Text>
      )}
      {view === 'table' ? <ChartTable {...values} /> : <Chart {...values} />}
      <CompetitionFigures places={places} />
    </div>
  );
}
