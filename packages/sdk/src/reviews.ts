'use client';
export { ReviewsInbox, type ReviewsInboxProps } from './features/reviews/ui/reviews-inbox.tsx';
export {
  type InboxViewValue,
  type ReviewPartProps,
  type ReviewsInboxSlots,
  ReviewsInboxView,
  type ReviewsInboxViewProps,
  useInboxActions,
  useInboxBulk,
  useInboxView,
} from './features/reviews/ui/reviews-inbox-view.tsx';
export type { InboxActions } from './features/opinions/ui/inbox/use-inbox-actions.ts';
export type { InboxBulk } from './features/opinions/ui/inbox/bulk/bulk-reply.tsx';
export { ReviewCard, type ReviewCardProps } from './features/reviews/ui/list/review-card.tsx';
export { ReviewList } from './features/opinions/ui/inbox/list/review-list.tsx';
export { BulkBar } from './features/opinions/ui/inbox/list/bulk-bar.tsx';
export { ReviewDetail } from './features/opinions/ui/inbox/detail/review-detail.tsx';
export { ReplyCard } from './features/opinions/ui/inbox/detail/reply-card.tsx';
export { ReplyComposer } from './features/opinions/ui/inbox/detail/reply-composer.tsx';
export {
  ReviewMediaStrip,
  type ReviewMediaStripProps,
} from './features/reviews/ui/media/review-media-strip.tsx';
export { NoteCard } from './features/opinions/ui/inbox/detail/note-card.tsx';
export { ReviewFilterBar } from './features/reviews/ui/filters/review-filter-bar.tsx';
export { SavedViews } from './features/opinions/ui/inbox/filters/saved-views.tsx';
export { BulkReplyDialog, BulkReplyTray } from './features/opinions/ui/inbox/bulk/bulk-reply.tsx';
export { ShortcutsDialog } from './features/opinions/ui/inbox/inbox-shortcuts.tsx';
export {
  ReviewExport,
  ReviewExportDialog,
  type ReviewExportDialogProps,
  type ReviewExportProps,
} from './features/reviews/ui/export/review-export.tsx';
