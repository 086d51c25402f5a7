'use client';
import type { JSX, ReactNode } from 'react';
import { insightsMessages } from '../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import type { Appearance } from '../../../theme/appearance.ts';
import { Inset } from '../../../ui/layout/stack.tsx';
import type { InsightShow } from '../insight-series.ts';
import type { InsightFiltersStart } from '../use-insight-filters.ts';
import { useInsights } from '../use-insights.ts';
import { InsightChartCard } from './insight-chart-card.tsx';

export interface InsightChartProps extends InsightFiltersStart {
  /** Views by surface and device, actions by kind, or actions by view. @defaultValue 'views' */
  show?: InsightShow | undefined;
  /** Above the chart. @defaultValue what it shows */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of the chart alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Views, actions or conversion of your profiles over time, stacked by kind or as a sum beside an earlier period, with our
 * edits and posts as notes. A gap is drawn as a gap, and days of which only a part is known are marked. A table shows
 * the same values, and both can be downloaded.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-InsightChart
 * @example
 * ```tsx
 * <InsightChart show="actions" defaultFilters={{ preset: 'last_90_days' }} />
 * ```
 */
export function InsightChart({
  show = 'views',
  title,
  headingLevel = 2,
  appearance,
  ...start
}: InsightChartProps): JSX.Element {
  const state = useInsights(start);
  return (
    <FeatureSurface
      component="InsightChart"
      appearance={appearance}
      messages={[insightsMessages]}
      permission={state.permission}
      forbidden="insights.forbidden"
      loading={{ blocks: 5 }}
    >
      {/* Its own width decides on its padding, since no `Screen` is around it. */}
      <Inset inlineSize="100%" isContainer>
        <InsightChartCard
          part="InsightChart"
          {...{ state, show, title, headingLevel }}
          isStale={state.isStale}
        />
      </Inset>
    </FeatureSurface>
  );
}
