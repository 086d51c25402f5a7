'use client';
import type { JSX } from 'react';
import { insightsMessages } from '../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Inset } from '../../../ui/layout/stack.tsx';
import { insightAccess } from '../insights.queries.ts';
import { type InsightFiltersStart, useInsightFilters } from '../use-insight-filters.ts';
import { InsightLocationsCard } from './insight-locations-card.tsx';

export interface InsightLocationsProps extends InsightFiltersStart {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of the list alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Locations with their views, actions and conversion: the hundred with the most views or actions, or with the greatest
 * rise or fall of views.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-InsightLocations
 * @example
 * ```tsx
 * <InsightLocations defaultFilters={{ order: 'fall', compare: 'previous_year' }} />
 * ```
 */
export function InsightLocations({
  headingLevel = 2,
  appearance,
  ...start
}: InsightLocationsProps): JSX.Element {
  const state = useInsightFilters(start);
  return (
    <FeatureSurface
      component="InsightLocations"
      appearance={appearance}
      messages={[insightsMessages]}
      permission={usePermission(insightAccess)}
      forbidden="insights.forbidden"
      loading={{ blocks: 5 }}
    >
      <Inset inlineSize="100%" isContainer>
        <InsightLocationsCard part="InsightLocations" state={state} headingLevel={headingLevel} />
      </Inset>
    </FeatureSurface>
  );
}
