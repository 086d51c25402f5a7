'use client';
import type { JSX, ReactNode } from 'react';
import { websiteAuditsMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { socialAuditAccess } from '../../social/social-audits.queries.ts';

/** How social profiles fit into the host. */
export interface SocialProfilesAppearance {
  /** Above the profiles; null where the page has its own. @defaultValue "Profile w sieciach społecznościowych" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | undefined;
  /** Address of a list with these locations, a hundred at most; left out, their number is shown without a link. */
  getLocationsHref?: ((ids: readonly number[]) => string) | undefined;
}

export interface SocialProfilesProps extends SocialProfilesAppearance {
  /** Appearance of the profiles alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const SocialProfilesScreen = /* @__PURE__ */ lazyComponent(
  async () => (await import('./social-profiles-screen.tsx')).SocialProfilesScreen,
);

/**
 * How well the company's listings lead to its profiles in social networks: a score of each network, what was checked, how
 * many locations do not pass, and the links that listings name. What only a connected page can tell is said to be
 * unknown. As high as its content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-SocialProfiles
 * @example
 * ```tsx
 * <SocialProfiles getLocationsHref={(ids) => `/locations?ids=${ids.join(',')}`} />
 * ```
 */
export function SocialProfiles({ appearance, ...props }: SocialProfilesProps): JSX.Element {
  return (
    <FeatureSurface
      component="SocialProfiles"
      appearance={appearance}
      messages={[websiteAuditsMessages]}
      permission={usePermission(socialAuditAccess)}
      forbidden="website_audits.social.forbidden"
      loading={{ blocks: 4 }}
    >
      <SocialProfilesScreen {...props} />
    </FeatureSurface>
  );
}
