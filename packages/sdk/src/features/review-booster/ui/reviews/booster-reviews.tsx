'use client';
import type { JSX } from 'react';
import { reviewBoosterMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { boosterAccess } from '../../booster.queries.ts';

export interface BoosterReviewsProps {
  /** The form whose answers are shown, if you hold it, such as in the address; null for all. @defaultValue held here */
  formId?: number | null | undefined;
  /** Called when another form, or all of them, is chosen. */
  onFormIdChange?: ((formId: number | null) => void) | undefined;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Where a company without the Review Booster reads about it; without it no link leads there. */
  promoHref?: string | undefined;
  /** Address of a location. Left out, its name is no link. */
  getLocationHref?: ((id: number) => string) | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const BoosterReviewsContent = /* @__PURE__ */ lazyComponent(
  async () => (await import('./booster-reviews-content.tsx')).BoosterReviewsContent,
);

/**
 * What customers answered in the forms, for the team alone: by form, score and words, with the address to reply to where one
 * was left, and erasing, as a customer may ask. The company needs the Review Booster. As high as its content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-BoosterReviews
 * @example
 * ```tsx
 * <BoosterReviews promoHref="/review-booster/promo" />
 * ```
 */
export function BoosterReviews({ appearance, ...props }: BoosterReviewsProps): JSX.Element {
  return (
    <FeatureSurface
      component="BoosterReviews"
      appearance={appearance}
      messages={[reviewBoosterMessages]}
      permission={usePermission(boosterAccess.seeReviews)}
      forbidden="review_booster.reviews.forbidden"
      loading={{ blocks: 4, lines: 3 }}
    >
      <BoosterReviewsContent {...props} />
    </FeatureSurface>
  );
}
