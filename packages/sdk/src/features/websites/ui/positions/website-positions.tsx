'use client';
import type { JSX, ReactNode } from 'react';
import { companyMessages, rankMessages, websitesMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { websiteRankAccess } from '../../positions/organic-results.queries.ts';
import type { WebsiteSearchStart } from '../../positions/website-search.ts';

/** How the positions of a website fit into the host. */
export interface WebsitePositionsAppearance {
  /** Above the positions. @defaultValue "Pozycje stron w Google" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where websites and their keywords are added in your app; offered where one is missing. */
  websitesHref?: string | undefined;
  /** Where the user sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
}

export interface WebsitePositionsProps extends WebsiteSearchStart, WebsitePositionsAppearance {
  /** Appearance of the screen alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const WebsitePositionsScreen = /* @__PURE__ */ lazyComponent(
  async () => (await import('./website-positions-screen.tsx')).WebsitePositionsScreen,
);

/**
 * Where a website stands in Google's organic results: figures of a period, keywords over time with the first position on
 * top, and each keyword from each place with its latest position, its page and what stands above. A website can be looked
 * up at once, and the positions arrive by themselves. As high as its content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-WebsitePositions
 * @selector [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <WebsitePositions
 *     search={parseWebsiteSearch(params)}
 *     onSearchChange={(search) => setParams(formatWebsiteSearch(search))}
 *     websitesHref="/websites"
 *   />
 * );
 * ```
 */
export function WebsitePositions({ appearance, ...props }: WebsitePositionsProps): JSX.Element {
  return (
    <FeatureSurface
      component="WebsitePositions"
      appearance={appearance}
      messages={[websitesMessages, rankMessages, companyMessages]}
      permission={usePermission(websiteRankAccess)}
      forbidden="websites.forbidden"
      loading={{ blocks: 8 }}
    >
      <WebsitePositionsScreen {...props} />
    </FeatureSurface>
  );
}
