'use client';
import { indicatorIds } from '@pinfold/contract/features/dashboard/indicator';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { ChartCard } from '../../../patterns/chart-card.tsx';
import { QueryState } from '../../../patterns/query-state.tsx';
import type { ChartValues } from '../../../ui/chart/chart-props.ts';
import { type ChartSeries, seriesColor } from '../../../ui/chart/chart-series.ts';
import { ChartIcon } from '../../../ui/icons/place-icons.tsx';
import type { DashboardStats, ScoreHistoryPeriod } from '../dashboard.queries.ts';
import { useScoreHistory } from '../use-score-history.ts';
import { isOfSome } from './score-changes.tsx';
import { useDashboardText } from './use-dashboard-text.ts';

interface ScoreHistoryCardProps {
  period: ScoreHistoryPeriod | undefined;
  stats: DashboardStats;
  headingLevel: 2 | 3 | 4;
}

/** The stored scores in a card; the table has the six indicators beside them. */
export function ScoreHistoryCard({ period, stats, headingLevel }: ScoreHistoryCardProps): JSX.Element {
  const t = useTranslate();
  const text = useDashboardText();
  const history = useScoreHistory(period);
  const { dates, scores, formulaChanges, emptiness } = history;
  const isReady = !history.isPending && !history.error && !emptiness;
  const why = isOfSome(stats) ? 'visible' : 'empty';
  const score: ChartSeries = {
    id: 'score',
    label: t('dashboard.history.score'),
    color: 'color-series-1',
    values: scores,
  };
  const values: Omit<ChartValues, 'series'> = {
    label: t('dashboard.history.title'),
    axis: 'count',
    dates,
    resolution: 'day',
    notes: formulaChanges.map(({ date }) => ({
      date,
      text: t('dashboard.history.formula', { date: text.day(date) }),
    })),
    notesLabel: t('dashboard.history.notes'),
  };
  const indicators = indicatorIds.map((id, index) => ({
    id,
    label: t(`dashboard.indicator.${id}`),
    color: seriesColor(index + 1),
    values: history.valuesOf(id),
  }));
  return (
    <ChartCard
      part="ScoreHistory"
      title={t('dashboard.history.title')}
      headingLevel={headingLevel}
      tableLabel={isReady ? t('dashboard.history.table') : undefined}
      plot={isReady ? { ...values, series: [score], hasLegend: false } : undefined}
      table={{ ...values, series: [score, ...indicators] }}
      state={
        !isReady && (
          <QueryState
            query={history}
            failed={t('dashboard.history.failed')}
            loading={{ blocks: 1, lines: 5 }}
            headingLevel={headingLevel}
            empty={
              emptiness && {
                icon: <ChartIcon size={24} />,
                title: t(`dashboard.history.${why}`),
                text: t(`dashboard.history.${why}_text`),
              }
            }
          />
        )
      }
      note={
        isReady &&
        [t('dashboard.history.note'), formulaChanges.length > 0 && t('dashboard.history.note_formula')]
          .filter(Boolean)
          .join(' ')
      }
    />
  );
}
