'use client';
import { latestInsightDay } from '@pinfold/contract/features/insights/insight-days';
import {
  insightOrders,
  isChangeTold,
  moverMinimum,
} from '@pinfold/contract/features/insights/insight-metrics';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FigureChangeText } from '../../../patterns/figure.tsx';
import { LocationFigures } from '../../../patterns/location-figures.tsx';
import { QueryState } from '../../../patterns/query-state.tsx';
import type { PartName } from '../../../theme/parts.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { PinIcon } from '../../../ui/icons/place-icons.tsx';
import { usualInsightFilters } from '../insight-filters.ts';
import { insightSum } from '../insight-series.ts';
import { insightOrderOf, type InsightLocation } from '../insights.queries.ts';
import { useInsightLocations } from '../use-insight-locations.ts';
import type { UseInsightFiltersResult } from '../use-insight-filters.ts';
import { insightFault } from '../use-insights.ts';
import { useInsightText } from './insight-figures.tsx';
import { InsightPeriodFault } from './insight-state.tsx';

interface InsightLocationsCardProps {
  part: PartName;
  state: Pick<UseInsightFiltersResult, 'filters' | 'changeFilters'>;
  headingLevel: 2 | 3 | 4;
}

/** Locations in a card, with the choice of their order. */
export function InsightLocationsCard({ part, state, headingLevel }: InsightLocationsCardProps): JSX.Element {
  const t = useTranslate();
  const text = useInsightText();
  const { filters, changeFilters } = state;
  const query = useInsightLocations(filters);
  const latest = latestInsightDay(useFormat().today());
  const fault = insightFault(filters, latest);
  const data = fault ? undefined : query.data;
  const order = insightOrderOf(filters);
  const isCompared = (filters.compare ?? usualInsightFilters.compare) !== 'none';
  const orders = insightOrders.filter((one) => isCompared || (one !== 'rise' && one !== 'fall'));
  const isMoving = order === 'rise' || order === 'fall';
  const changeOfViews = ({ totals, before }: InsightLocation) =>
    before && isChangeTold(totals, before) ? text.change('views', totals, before) : undefined;
  const direction = { rise: 'up', fall: 'down', views: undefined, actions: undefined }[order];
  const rows = (data?.facilities ?? []).filter(
    (row) => !direction || changeOfViews(row)?.direction === direction,
  );
  const figures = (['views', 'actions', 'conversion'] as const).map((show) => ({
    id: show as string,
    name: t(`insights.metric.${show}`),
    render: ({ totals }: InsightLocation) => text.sum(show, insightSum(totals, show)),
  }));
  const change = {
    id: 'change',
    name: t('insights.locations.change'),
    render: (row: InsightLocation) => {
      const told = changeOfViews(row);
      return told ? <FigureChangeText change={told} /> : <span>–</span>;
    },
  };
  return (
    <LocationFigures
      part={part}
      title={t('insights.locations.title')}
      headingLevel={headingLevel}
      isStale={query.isPlaceholderData}
      tools={
        <SegmentedControl
          label={t('insights.locations.order')}
          segments={orders.map((id) => ({ id, label: t(`insights.locations.order.${id}`) }))}
          value={order}
          onChange={(next) => changeFilters({ order: next })}
        />
      }
      locationLabel={t('insights.locations.location')}
      figures={isCompared ? [...figures.slice(0, 1), change, ...figures.slice(1)] : figures}
      rows={rows}
      state={
        rows.length === 0 &&
        (fault ? (
          <InsightPeriodFault {...{ fault, latest, changeFilters }} />
        ) : (
          <QueryState
            query={query}
            failed={t('insights.locations.failed')}
            loading={{ blocks: 5 }}
            headingLevel={headingLevel}
            empty={
              data && {
                icon: <PinIcon size={24} />,
                title: t(`insights.locations.${isMoving && data.facilities.length > 0 ? order : 'none'}`),
              }
            }
          />
        ))
      }
      note={
        [
          data &&
            !isMoving &&
            data.facilities_count > data.facilities.length &&
            t('insights.locations.shown', {
              shown: text.number(data.facilities.length),
              all: text.number(data.facilities_count),
            }),
          isMoving && t('insights.locations.movers', { count: moverMinimum }),
        ]
          .filter(Boolean)
          .join(' ') || undefined
      }
    />
  );
}
