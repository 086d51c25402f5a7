'use client';
import type { JSX, ReactNode } from 'react';
import { rankMessages, websitesMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { Website } from '../../../company/websites/websites.ts';
import { websiteCompetitionAccess } from '../../competition/organic-competition.queries.ts';
import type { WebsiteCompetitionStart } from '../../competition/website-competition-search.ts';

/** How the competition of websites fits into the host. */
export interface WebsiteCompetitionAppearance {
  /** Above the comparison. @defaultValue "Strony konkurencji w Google" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where websites and their keywords are added in your app; offered where one is missing. */
  websitesHref?: string | undefined;
  /** Where competitors of a website are chosen in your app; left out, nothing leads there. */
  getCompetitorsHref?: ((website: Website) => string) | undefined;
}

export interface WebsiteCompetitionProps extends WebsiteCompetitionStart, WebsiteCompetitionAppearance {
  /** Appearance of the screen alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const WebsiteCompetitionScreen = /* @__PURE__ */ lazyComponent(
  async () => (await import('./website-competition-screen.tsx')).WebsiteCompetitionScreen,
);

/**
 * An own website beside those of competitors, in the same searches: the best or the average position over time as lines
 * or as a table, the figures of the period with who is ahead by how much, and any two of them side by side. As high as
 * its content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-WebsiteCompetition
 * @selector [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <WebsiteCompetition
 *     search={parseWebsiteCompetitionSearch(params)}
 *     onSearchChange={(search) => setParams(formatWebsiteCompetitionSearch(search))}
 *     getCompetitorsHref={({ id }) => `/websites?website=${id}`}
 *   />
 * );
 * ```
 */
export function WebsiteCompetition({ appearance, ...props }: WebsiteCompetitionProps): JSX.Element {
  return (
    <FeatureSurface
      component="WebsiteCompetition"
      appearance={appearance}
      messages={[websitesMessages, rankMessages]}
      permission={usePermission(websiteCompetitionAccess)}
      forbidden="websites.competition.forbidden"
      loading={{ blocks: 8 }}
    >
      <WebsiteCompetitionScreen {...props} />
    </FeatureSurface>
  );
}
