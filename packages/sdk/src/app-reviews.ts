'use client';
export {
  AppReviewsInbox,
  type AppReviewsInboxProps,
  type AppReviewsInboxSlots,
} from './features/app-reviews/ui/app-reviews-inbox.tsx';
export { AppReviewExport, type AppReviewExportProps } from './features/app-reviews/ui/app-review-export.tsx';
