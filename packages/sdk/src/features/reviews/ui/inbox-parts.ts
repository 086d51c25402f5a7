import type { ReviewsInboxSlots } from './inbox-view-context.ts';

/** Parts of the inbox that a host can style: `pinfold-ReviewsInbox-row` and so on. */
export type ReviewsInboxPart =
  | 'header'
  | 'heading'
  | 'title'
  | 'summary'
  | 'toolbar'
  | 'search'
  | 'chips'
  | 'panes'
  | 'list'
  | 'rows'
  | 'row'
  | 'rowCheck'
  | 'rowTop'
  | 'author'
  | 'place'
  | 'age'
  | 'sentiment'
  | 'text'
  | 'tags'
  | 'listState'
  | 'fresh'
  | 'bulkBar'
  | 'bulkCount'
  | 'detail'
  | 'detailScroll'
  | 'detailBar'
  | 'detailHeader'
  | 'detailAuthor'
  | 'quote'
  | 'note'
  | 'noteAdd'
  | 'noteEditor'
  | 'noteAuthor'
  | 'reply'
  | 'replyHeader'
  | 'replyText'
  | 'composer'
  | 'composerBar'
  | 'composerNote'
  | 'advice'
  | 'advices'
  | 'counter'
  | 'hints'
  | 'choose'
  | 'filterGroup'
  | 'filterFooter'
  | 'bulkText'
  | 'bulkCounts'
  | 'sample'
  | 'tray'
  | 'job'
  | 'problem'
  | 'actions';

declare module '../../../theme/parts.ts' {
  interface Parts {
    ReviewsInbox: ReviewsInboxPart;
  }
}

declare module '../../../theme/components.ts' {
  interface Components {
    ReviewsInbox: ReviewsInboxSlots;
  }
}
