'use client';
export { ReviewsInbox, type ReviewsInboxProps } from './features/reviews/ui/reviews-inbox.tsx';
export { ReviewsInboxView, type ReviewsInboxViewProps } from './features/reviews/ui/reviews-inbox-view.tsx';
export {
  type InboxViewValue,
  type ReviewPartProps,
  type ReviewsInboxSlots,
  useInboxView,
} from './features/reviews/ui/inbox-view-context.ts';
export { useInboxActions, type InboxActions } from './features/reviews/ui/use-inbox-actions.ts';
export { useInboxBulk, type InboxBulk } from './features/reviews/ui/bulk/bulk-reply.tsx';
export { ReviewCard, type ReviewCardProps } from './features/reviews/ui/list/review-card.tsx';
export { ReviewList } from './features/reviews/ui/list/review-list.tsx';
export { BulkBar } from './features/reviews/ui/list/bulk-bar.tsx';
export { ReviewDetail } from './features/reviews/ui/detail/review-detail.tsx';
export { ReplyCard } from './features/reviews/ui/detail/reply-card.tsx';
export { ReplyComposer } from './features/reviews/ui/detail/reply-composer.tsx';
export { NoteCard } from './features/reviews/ui/detail/note-card.tsx';
export { ReviewFilterBar } from './features/reviews/ui/filters/review-filter-bar.tsx';
export { SavedViews } from './features/reviews/ui/filters/saved-views.tsx';
export { BulkReplyDialog, BulkReplyTray } from './features/reviews/ui/bulk/bulk-reply.tsx';
export { ShortcutsDialog } from './features/reviews/ui/inbox-shortcuts.tsx';
export {
  ReviewExport,
  ReviewExportDialog,
  type ReviewExportDialogProps,
  type ReviewExportProps,
} from './features/reviews/ui/export/review-export.tsx';
