'use client';
export { BoosterAudit, type BoosterAuditProps } from './features/review-booster/ui/audit/booster-audit.tsx';
export {
  BoosterForms,
  type BoosterFormsAppearance,
  type BoosterFormsProps,
  type OpenBoosterForm,
} from './features/review-booster/ui/forms/booster-forms.tsx';
export {
  BoosterReviews,
  type BoosterReviewsProps,
  type BoosterReviewsSlots,
} from './features/review-booster/ui/reviews/booster-reviews.tsx';
