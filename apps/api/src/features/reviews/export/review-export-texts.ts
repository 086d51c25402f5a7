import type { ReplyStatus } from '@pinfold/contract/features/reviews/reply';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import type { Language } from '@pinfold/contract/languages';
import { labels } from '../../../i18n/i18n.ts';

/** What a file of reviews says by itself. */
export interface ReviewExportTexts {
  /** The file's name, without its ending. */
  filename: string;
  sheet: string;
  /** Of the mail that says that it is ready. */
  mailSubject: string;
  columns: Record<ReviewExportColumn, string>;
  anonymous: string;
  yes: string;
  no: string;
  replyStatuses: Record<ReplyStatus, string>;
  sentiments: Record<Sentiment, string>;
}

type ReviewExportColumn =
  | 'location'
  | 'address'
  | 'city'
  | 'store_code'
  | 'rating'
  | 'comment'
  | 'author'
  | 'created_at'
  | 'updated_at'
  | 'deleted'
  | 'reply_status'
  | 'reply'
  | 'reply_at'
  | 'is_written_by_ai'
  | 'sentiment'
  | 'categories'
  | 'note'
  | 'link';

export function reviewExportTexts(language: Language): ReviewExportTexts {
  return labels(language, 'review_export');
}
