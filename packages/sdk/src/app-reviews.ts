'use client';
export {
  type AppInboxViewValue,
  AppReviewsInbox,
  type AppReviewsInboxProps,
  type AppReviewsInboxSlots,
  useAppInboxView,
} from './features/app-reviews/ui/app-reviews-inbox.tsx';
export { AppReviewExport, type AppReviewExportProps } from './features/app-reviews/ui/app-review-export.tsx';
export { ReviewList } from './features/opinions/ui/inbox/list/review-list.tsx';
export { BulkBar } from './features/opinions/ui/inbox/list/bulk-bar.tsx';
export { ReviewDetail } from './features/opinions/ui/inbox/detail/review-detail.tsx';
export { ReplyCard } from './features/opinions/ui/inbox/detail/reply-card.tsx';
export { ReplyComposer } from './features/opinions/ui/inbox/detail/reply-composer.tsx';
export { NoteCard } from './features/opinions/ui/inbox/detail/note-card.tsx';
export { SavedViews } from './features/opinions/ui/inbox/filters/saved-views.tsx';
