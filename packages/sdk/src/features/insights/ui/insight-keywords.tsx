'use client';
import type { JSX } from 'react';
import { insightsMessages } from '../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Inset } from '../../../ui/layout/stack.tsx';
import { insightAccess } from '../insights.queries.ts';
import { type InsightFiltersStart, useInsightFilters } from '../use-insight-filters.ts';
import { InsightKeywordsCard } from './insight-keywords-card.tsx';

export interface InsightKeywordsProps extends InsightFiltersStart {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of the list alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * What people searched for when they were shown a profile, by months, most often first. Of rare keywords Google tells
 * only that fewer than 15 people used them, and so does the list.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-InsightKeywords
 * @example
 * ```tsx
 * <InsightKeywords defaultFilters={{ month_from: '2026-08', month_to: '2026-10' }} />
 * ```
 */
export function InsightKeywords({
  headingLevel = 2,
  appearance,
  ...start
}: InsightKeywordsProps): JSX.Element {
  const state = useInsightFilters(start);
  return (
    <FeatureSurface
      component="InsightKeywords"
      appearance={appearance}
      messages={[insightsMessages]}
      permission={usePermission(insightAccess)}
      forbidden="insights.forbidden"
      loading={{ blocks: 5 }}
    >
      <Inset inlineSize="100%" isContainer>
        <InsightKeywordsCard part="InsightKeywords" state={state} headingLevel={headingLevel} />
      </Inset>
    </FeatureSurface>
  );
}
