'use client';
import { parseDate } from '@internationalized/date';
import { lastPostInsightDay } from '@pinfold/contract/features/publications/post-insights';
import { earliestDate } from '@pinfold/contract/period';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { DateRangePicker } from '../../../../ui/fields/date-range-picker.tsx';
import { CalendarIcon, ChartIcon } from '../../../../ui/icons/place-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import {
  type PostInsightFiltersStart,
  type PostInsightsState,
  usePostInsights,
} from '../../use-post-insights.ts';
import { useLocationFields } from '../../../listings/ui/groups/location-filter-fields.ts';
import { InsightFigures, InsightLocations } from './insight-figures.tsx';
import { InsightPlot } from './insight-plot.tsx';
import type { PostInsightsAppearance } from './post-insights.tsx';

/** Everything inside the statistics: why they end, which days and locations, and the figures or why there are none. */
export function InsightsScreen({
  title,
  headingLevel = 1,
  ...start
}: PostInsightFiltersStart & PostInsightsAppearance): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const state = usePostInsights(start);
  const { insights, emptiness, isStale } = state;
  return (
    <Screen part="PostInsights" layout={layout} height="flow" inset="page" isStale={isStale}>
      <CollectionHeader
        inset="none"
        title={title ?? t('post_insights.title')}
        headingLevel={headingLevel}
        filtersLabel={t('common.list.filters')}
        filters={<InsightFilters state={state} />}
      />
      <Banner title={t('post_insights.ended.title')}>{t('post_insights.ended.text')}</Banner>
      {insights && !emptiness ? (
        <Stack gap={5} minInlineSize="0" isStale={isStale}>
          <InsightFigures totals={insights.totals} />
          <InsightPlot insights={insights} headingLevel={levelBelow[headingLevel]} />
          <InsightLocations insights={insights} headingLevel={levelBelow[headingLevel]} />
        </Stack>
      ) : (
        <NoInsights state={state} />
      )}
    </Screen>
  );
}

/** Days up to the end of the archive, and locations. */
function InsightFilters({ state }: { state: PostInsightsState }): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters, period, fault } = state;
  const fields = useLocationFields({
    filters,
    changeFilters,
    texts: {
      groups: t('post_insights.filter.groups'),
      locations: t('post_insights.filter.locations'),
      count: (count) => t('post_insights.locations', { count }),
    },
  });
  return (
    <>
      <DateRangePicker
        label={t('post_insights.period')}
        isLabelHidden
        value={{ start: parseDate(period.from), end: parseDate(period.to) }}
        onChange={(range) =>
          changeFilters({ date_from: range?.start.toString(), date_to: range?.end.toString() })
        }
        minValue={parseDate(earliestDate)}
        maxValue={parseDate(lastPostInsightDay)}
        limitNote={t('post_insights.period.limit')}
        {...(fault && { errorMessage: t(`post_insights.fault.${fault}`) })}
      />
      <CollectionFilters fields={fields} hasFilters={state.hasFilters} onClear={state.clearFilters} />
    </>
  );
}

/** Why there are no figures: outside the archive, on their way, failed, or unknown. */
function NoInsights({ state }: { state: PostInsightsState }): JSX.Element {
  const t = useTranslate();
  const { fault, emptiness, changeFilters, clearFilters } = state;
  if (fault)
    return (
      <EmptyState
        role="status"
        icon={<CalendarIcon size={24} />}
        title={t('post_insights.out.title')}
        actions={
          <Button onPress={() => changeFilters({ date_from: undefined, date_to: undefined })}>
            {t('post_insights.out.show')}
          </Button>
        }
      >
        {t(`post_insights.fault.${fault}`)}
      </EmptyState>
    );
  return (
    <QueryState
      query={state}
      failed={t('post_insights.failed')}
      forbidden={t('post_insights.forbidden')}
      loading={{ blocks: 8 }}
      empty={
        emptiness === 'no_match'
          ? noMatch({
              title: t('post_insights.no_match.title'),
              text: t('post_insights.no_match.text'),
              clear: t('common.list.clear_filters'),
              onClear: clearFilters,
            })
          : emptiness && {
              title: t('post_insights.empty.title'),
              text: t('post_insights.empty.text'),
              icon: <ChartIcon size={24} />,
            }
      }
    />
  );
}
