'use client';
import type { JSX, ReactNode } from 'react';
import { oldInsightsMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { insightAccess } from '../../insights.queries.ts';
import type { OldInsightFiltersStart } from '../../old/use-old-insights.ts';

/** How the archive fits into the host. */
export interface OldInsightsAppearance {
  /** Above the figures. @defaultValue "Archiwum zachowań" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Opens with an export begun earlier, such as the one linked in a mail. */
  exportId?: number | undefined;
}

export interface OldInsightsProps extends OldInsightFiltersStart, OldInsightsAppearance {
  /** Appearance of the archive alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const OldInsightsScreen = /* @__PURE__ */ lazyComponent(
  async () => (await import('./old-insights-screen.tsx')).OldInsightsScreen,
);

/**
 * How profiles were found, seen and used until 30 March 2023, when Google ended these figures: totals, a chart by day
 * that is also a table, and figures of each location. Later days cannot be chosen, and the reason is said. As high as
 * its content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-OldInsights
 * @selector [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <OldInsights
 *     filters={parseOldInsightFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatOldInsightFilters(filters))}
 *   />
 * );
 * ```
 */
export function OldInsights({ appearance, ...props }: OldInsightsProps): JSX.Element {
  return (
    <FeatureSurface
      component="OldInsights"
      appearance={appearance}
      messages={[oldInsightsMessages]}
      permission={usePermission(insightAccess)}
      forbidden="old_insights.forbidden"
      loading={{ blocks: 8 }}
    >
      <OldInsightsScreen {...props} />
    </FeatureSurface>
  );
}
