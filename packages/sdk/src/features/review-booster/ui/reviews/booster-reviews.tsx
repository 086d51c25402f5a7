'use client';
import type { JSX, ReactNode } from 'react';
import { reviewBoosterMessages } from '../../../../i18n/feature-messages.ts';
import { reviewsMessages } from '../../../../i18n/namespaces.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { InboxSlots } from '../../../opinions/ui/inbox/inbox-view-context.ts';
import { type BoosterReview, boosterReviewsAccess } from '../../reviews/booster-reviews.queries.ts';
import type { BoosterReviewsInboxOptions } from '../../reviews/use-booster-reviews-inbox.ts';

/** A host's components in place of the inbox's own; each is given the props of the one it replaces. */
export interface BoosterReviewsSlots extends InboxSlots<BoosterReview> {}

declare module '../../../../theme/components.ts' {
  interface Components {
    BoosterReviews: BoosterReviewsSlots;
  }
}

export interface BoosterReviewsProps extends BoosterReviewsInboxOptions {
  /** Above the list. @defaultValue "Odpowiedzi", as a heading of level 1 */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons at the end of the header, before that of the export. */
  headerActions?: ReactNode;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: BoosterReviewsSlots | undefined;
  /** False leaves single keys such as J and R to the page. @defaultValue true */
  hasShortcuts?: boolean | undefined;
  /** Where a company without the Review Booster reads about it; without it no link leads there. */
  promoHref?: string | undefined;
  /** Address of a location. Left out, no link leads there. */
  getLocationHref?: ((id: number) => string) | undefined;
  /** Opens with an export begun earlier, such as the one linked in a mail. */
  exportId?: number | undefined;
  /** Appearance of this inbox alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const BoosterInbox = /* @__PURE__ */ lazyComponent(
  async () => (await import('./booster-inbox.tsx')).BoosterInbox,
);

/**
 * The inbox of what customers answered in the forms, for the team alone: as that of reviews, with notes, categories,
 * sentiment and drafts. A customer who left an address is answered by mail, once. An answer can be erased, as its customer
 * may ask. The company needs the Review Booster. Fills its parent, which needs a definite height.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-BoosterReviews
 * @selector [data-layout='wide'|'narrow'] [data-pane='list'|'detail']
 * @example
 * ```tsx
 * <BoosterReviews defaultFilters={{ has_contact: true }} promoHref="/review-booster/promo" />
 * ```
 */
export function BoosterReviews({ appearance, ...props }: BoosterReviewsProps): JSX.Element {
  return (
    <FeatureSurface
      component="BoosterReviews"
      appearance={appearance}
      isFullHeight
      messages={[reviewBoosterMessages, reviewsMessages]}
      permission={usePermission(boosterReviewsAccess)}
      forbidden="review_booster.reviews.forbidden"
      loading={{ blocks: 6, lines: 3 }}
    >
      <BoosterInbox {...props} />
    </FeatureSurface>
  );
}
