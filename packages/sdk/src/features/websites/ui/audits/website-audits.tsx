'use client';
import type { JSX, ReactNode } from 'react';
import { websiteAuditsMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { websiteAuditAccess } from '../../audits/audits.queries.ts';
import type { WebsiteAuditFiltersStart } from '../../audits/use-website-audits.ts';

/** How audits fit into the host. */
export interface WebsiteAuditsAppearance {
  /** Above the audit; null where the page has its own. @defaultValue "Audyt stron" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Where websites are added; offered while there is none. */
  websitesHref?: string | undefined;
}

export interface WebsiteAuditsProps extends WebsiteAuditFiltersStart, WebsiteAuditsAppearance {
  /** Appearance of the screen alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const WebsiteAuditsScreen = /* @__PURE__ */ lazyComponent(
  async () => (await import('./website-audits-screen.tsx')).WebsiteAuditsScreen,
);

/**
 * How well made one of the company's websites is: four scores beside those of the audit before, loading times, what costs
 * points and what is fixed, and the scores of a period with a table of them. What has become of a later audit is said
 * above, and a button has the website audited now, three times a day. What could not be measured is said, never drawn
 * as 0. As high as its content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-WebsiteAudits
 * @selector [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <WebsiteAudits
 *     filters={parseWebsiteAuditFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatWebsiteAuditFilters(filters))}
 *     websitesHref="/websites"
 *   />
 * );
 * ```
 */
export function WebsiteAudits({ appearance, ...props }: WebsiteAuditsProps): JSX.Element {
  return (
    <FeatureSurface
      component="WebsiteAudits"
      appearance={appearance}
      messages={[websiteAuditsMessages]}
      permission={usePermission(websiteAuditAccess)}
      forbidden="website_audits.forbidden"
      loading={{ blocks: 6 }}
    >
      <WebsiteAuditsScreen {...props} />
    </FeatureSurface>
  );
}
