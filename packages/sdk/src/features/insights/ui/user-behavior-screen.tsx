'use client';
import type { JSX } from 'react';
import { Screen, useScreenLayout } from '../../../patterns/screen.tsx';
import { Grid, Stack } from '../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../ui/layout/text.tsx';
import type { InsightFiltersStart } from '../use-insight-filters.ts';
import { useInsights } from '../use-insights.ts';
import { InsightChartCard } from './insight-chart-card.tsx';
import { InsightFigures } from './insight-figures.tsx';
import { InsightKeywordsCard } from './insight-keywords-card.tsx';
import { InsightLocationsCard } from './insight-locations-card.tsx';
import { InsightRemarks, InsightState } from './insight-state.tsx';
import { InsightsHeader } from './insights-header.tsx';
import type { UserBehaviorAppearance } from './user-behavior.tsx';
import { WeekdaysCard } from './weekdays-card.tsx';

/** Everything inside the screen of insights: of which days and locations, the figures, or why there are none. */
export function UserBehaviorScreen({
  title,
  headingLevel = 1,
  exportId,
  ...start
}: InsightFiltersStart & UserBehaviorAppearance): JSX.Element {
  const layout = useScreenLayout();
  const state = useInsights(start);
  const { insights, emptiness, isStale } = state;
  const card = { state, headingLevel: levelBelow[headingLevel], part: 'UserBehavior-card' } as const;
  return (
    <Screen part="UserBehavior" layout={layout} height="flow" inset="page" isStale={isStale}>
      <InsightsHeader {...{ state, title, headingLevel, exportId }} />
      {insights && !emptiness ? (
        <Stack gap={5} minInlineSize="0" isStale={isStale}>
          <InsightRemarks insights={insights} />
          <InsightFigures insights={insights} />
          <InsightChartCard {...card} show="views" />
          <InsightChartCard {...card} show="actions" />
          <Grid fit="380px" gap={5}>
            <InsightChartCard {...card} show="conversion" />
            <WeekdaysCard insights={insights} headingLevel={card.headingLevel} />
          </Grid>
          <InsightKeywordsCard {...card} />
          <InsightLocationsCard {...card} />
        </Stack>
      ) : (
        <InsightState state={state} />
      )}
    </Screen>
  );
}
