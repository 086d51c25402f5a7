'use client';
import { lastOldInsightDay, type OldInsightMetric } from '@pinfold/contract/features/insights/old-insights';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ArchiveScreen } from '../../../../patterns/archive-screen.tsx';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import { Figure, Figures } from '../../../../patterns/figure.tsx';
import { LocationFigures } from '../../../../patterns/location-figures.tsx';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { useLocationFields } from '../../../listings/ui/groups/location-filter-fields.ts';
import type { OldInsights, OldInsightTotals } from '../../old/old-insights.queries.ts';
import { type OldInsightFiltersStart, useOldInsights } from '../../old/use-old-insights.ts';
import { startOldInsightExport } from '../../use-insight-export.ts';
import { InsightExport } from '../insight-export.tsx';
import type { OldInsightsAppearance } from './old-insights.tsx';

/** Everything inside the archive of insights. */
export function OldInsightsScreen({
  title,
  headingLevel = 1,
  exportId,
  ...start
}: OldInsightFiltersStart & OldInsightsAppearance): JSX.Element {
  const t = useTranslate();
  const client = useClient();
  const state = useOldInsights(start);
  const fields = useLocationFields({
    filters: state.filters,
    changeFilters: state.changeFilters,
    texts: {
      groups: t('old_insights.filter.groups'),
      locations: t('old_insights.filter.locations'),
      count: (count) => t('common.locations', { count }),
    },
  });
  return (
    <ArchiveScreen
      part="OldInsights"
      texts="old_insights"
      {...{ title, headingLevel, state, fields }}
      lastDay={lastOldInsightDay}
      actions={
        <InsightExport
          texts="old_insights"
          begin={() => startOldInsightExport(client, state.filters)}
          exportId={exportId}
          isEmpty={state.emptiness !== undefined || state.fault !== undefined}
        />
      }
    >
      {(insights) => (
        <>
          <OldFigures totals={insights.totals} />
          <OldChart insights={insights} headingLevel={levelBelow[headingLevel]} />
          <OldLocations insights={insights} headingLevel={levelBelow[headingLevel]} />
        </>
      )}
    </ArchiveScreen>
  );
}

/** What Google counted, by what it is about. */
const groups = {
  queries: ['queries_direct', 'queries_indirect', 'queries_chain'],
  views: ['views_maps', 'views_search'],
  actions: ['actions_website', 'actions_phone', 'actions_driving_directions'],
} as const satisfies Record<string, readonly OldInsightMetric[]>;

const groupNames = ['queries', 'views', 'actions'] as const;

type Group = (typeof groupNames)[number];

/** The sum of those that are known; null where none is. */
function sumOf(totals: OldInsightTotals, group: Group): number | null {
  return groups[group].reduce<number | null>((sum, metric) => {
    const count = totals[metric];
    return count === null ? sum : (sum ?? 0) + count;
  }, null);
}

function useNumberText(): (value: number | null) => string {
  const format = useFormat();
  return (value) => (value === null ? '–' : format.number(value));
}

/** The period in three sums, each with what it is made of. */
function OldFigures({ totals }: { totals: OldInsightTotals }) {
  const t = useTranslate();
  const written = useNumberText();
  return (
    <Figures label={t('old_insights.figures')}>
      {groupNames.map((group) => (
        <Figure
          key={group}
          name={t(`old_insights.group.${group}`)}
          value={written(sumOf(totals, group))}
          definition={groups[group]
            .map((metric) => `${t(`old_insights.metric.${metric}`)}: ${written(totals[metric])}`)
            .join(' · ')}
        />
      ))}
    </Figures>
  );
}

interface CardProps {
  insights: OldInsights;
  headingLevel: 2 | 3 | 4;
}

/** One group by day, or all as a table. A day without data is a gap. */
function OldChart({ insights, headingLevel }: CardProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<Group>('views');
  const valuesOf = (label: string, metrics: readonly OldInsightMetric[]) => ({
    label,
    axis: 'count' as const,
    dates: insights.dates,
    resolution: 'day' as const,
    series: metrics.map((metric, index) => ({
      id: metric,
      label: t(`old_insights.metric.${metric}`),
      color: seriesColor(index),
      values: insights.metrics[metric],
    })),
  });
  return (
    <ChartCard
      part="OldInsights-card"
      title={t('old_insights.over_time')}
      headingLevel={headingLevel}
      toolbar={{ label: t('old_insights.show') }}
      tools={
        <SegmentedControl
          label={t('old_insights.show')}
          segments={groupNames.map((id) => ({ id, label: t(`old_insights.group.${id}`) }))}
          value={shown}
          onChange={setShown}
        />
      }
      tableLabel={t('old_insights.table')}
      plot={valuesOf(t(`old_insights.group.${shown}`), groups[shown])}
      table={valuesOf(
        t('old_insights.over_time'),
        groupNames.flatMap((group) => [...groups[group]]),
      )}
      note={t('old_insights.gap_note')}
    />
  );
}

/** The sums of each location, the most views first. */
function OldLocations({ insights, headingLevel }: CardProps) {
  const t = useTranslate();
  const written = useNumberText();
  const { facilities, facilities_count: all } = insights;
  return (
    <LocationFigures
      part="OldInsights-card"
      title={t('old_insights.by_location')}
      headingLevel={headingLevel}
      locationLabel={t('old_insights.location')}
      figures={groupNames.map((group) => ({
        id: group,
        name: t(`old_insights.group.${group}`),
        render: ({ totals }: OldInsights['facilities'][number]) => written(sumOf(totals, group)),
      }))}
      rows={facilities}
      note={
        all > facilities.length &&
        t('old_insights.most_shown', { shown: written(facilities.length), all: written(all) })
      }
    />
  );
}
