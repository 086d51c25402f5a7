'use client';
import type { JSX, ReactNode } from 'react';
import { postInsightsMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { viewPostsAccess } from '../../posts.queries.ts';
import type { PostInsightFiltersStart } from '../../use-post-insights.ts';

/** How the statistics fit into the host. */
export interface PostInsightsAppearance {
  /** Above the statistics. @defaultValue "Statystyki postów" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

export interface PostInsightsProps extends PostInsightFiltersStart, PostInsightsAppearance {
  /** Appearance of the statistics alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const InsightsScreen = /* @__PURE__ */ lazyComponent(
  async () => (await import('./insights-screen.tsx')).InsightsScreen,
);

/**
 * Views and clicks of posts until 28 February 2023, when Google ended these statistics: totals, a chart by day that is
 * also a table, and figures of each location. Later days cannot be chosen, and the reason is said. As high as its
 * content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-PostInsights
 * @selector [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <PostInsights
 *     filters={parsePostInsightFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatPostInsightFilters(filters))}
 *   />
 * );
 * ```
 */
export function PostInsights({ appearance, ...props }: PostInsightsProps): JSX.Element {
  return (
    <FeatureSurface
      component="PostInsights"
      appearance={appearance}
      messages={[postInsightsMessages]}
      permission={usePermission(viewPostsAccess)}
      forbidden="post_insights.forbidden"
      loading={{ blocks: 8 }}
    >
      <InsightsScreen {...props} />
    </FeatureSurface>
  );
}
