'use client';
import type { JSX, ReactNode } from 'react';
import { insightsMessages } from '../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { insightAccess } from '../insights.queries.ts';
import type { InsightFiltersStart } from '../use-insight-filters.ts';

/** How insights fit into the host. */
export interface UserBehaviorAppearance {
  /** Above the figures. @defaultValue "Zachowania użytkowników" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Opens with an export begun earlier, such as the one linked in a mail. */
  exportId?: number | undefined;
}

export interface UserBehaviorProps extends InsightFiltersStart, UserBehaviorAppearance {
  /** Appearance of the screen alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const UserBehaviorScreen = /* @__PURE__ */ lazyComponent(
  async () => (await import('./user-behavior-screen.tsx')).UserBehaviorScreen,
);

/**
 * What people did on your profiles at Google: views by surface and device, actions, conversion, days of the week, search
 * keywords and locations, each beside an earlier period. Days of the last two weeks cannot be chosen, and the reason is
 * said. As high as its content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-UserBehavior
 * @selector [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <UserBehavior
 *     filters={parseInsightFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatInsightFilters(filters))}
 *   />
 * );
 * ```
 */
export function UserBehavior({ appearance, ...props }: UserBehaviorProps): JSX.Element {
  return (
    <FeatureSurface
      component="UserBehavior"
      appearance={appearance}
      messages={[insightsMessages]}
      permission={usePermission(insightAccess)}
      forbidden="insights.forbidden"
      loading={{ blocks: 8 }}
    >
      <UserBehaviorScreen {...props} />
    </FeatureSurface>
  );
}
