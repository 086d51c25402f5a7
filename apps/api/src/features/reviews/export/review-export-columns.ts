import type { Cell } from '@pinfold/contract/csv-text';
import type { ReplyStatus } from '@pinfold/contract/features/opinions/reply';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { labels } from '../../../i18n/i18n.ts';
import { panelUrl } from '../../../mail/panel-url.ts';
import type { Services } from '../../../services.ts';

export interface ReviewColumns {
  /** The line above the reviews. */
  header: readonly Cell[];
  /** One review as a line of the file. */
  line(review: Review, storeCode: string): Cell[];
}

interface FileSettings {
  services: Pick<Services, 'publicUrl'>;
  companyId: number;
  texts: ReviewExportTexts;
  /** In which times are written. */
  timezone: string;
}

/** The columns of a file of reviews. */
export function openReviewColumns({ services, companyId, texts, timezone }: FileSettings): ReviewColumns {
  const moment = localMoment(timezone);
  const cells: Record<keyof ReviewExportTexts['columns'], (review: Review, storeCode: string) => Cell> = {
    location: ({ location }) => location.name,
    address: ({ location }) => location.address,
    city: ({ location }) => location.city,
    store_code: (_review, storeCode) => storeCode,
    rating: ({ rating }) => rating,
    comment: ({ comment }) => comment,
    author: ({ author }) => (author.is_anonymous ? texts.anonymous : author.name),
    created_at: ({ created_at }) => moment(created_at),
    updated_at: ({ is_edited, updated_at }) => (is_edited ? moment(updated_at) : null),
    deleted: ({ deleted }) => (deleted ? texts.yes : texts.no),
    reply_status: ({ reply_status }) => texts.replyStatuses[reply_status],
    reply: ({ reply_comment }) => reply_comment,
    reply_at: ({ reply_update_time }) => reply_update_time && moment(reply_update_time),
    is_written_by_ai: ({ is_written_by_ai }) => (is_written_by_ai ? texts.yes : texts.no),
    sentiment: ({ sentiment }) => texts.sentiments[sentiment],
    categories: ({ tags }) =>
      tags.map(({ name, sentiment }) => `${name} (${texts.sentiments[sentiment]})`).join(', '),
    note: ({ note }) => note?.text ?? null,
    link: ({ id }) => panelUrl(services, `/reviews/list?review=${id}&company=${companyId}`),
  };
  const order = Object.values(cells);
  return {
    header: Object.keys(cells).map((name) => texts.columns[name as keyof typeof cells]),
    line: (review, storeCode) => order.map((cell) => cell(review, storeCode)),
  };
}

/** Writes times as a spreadsheet understands them, such as `2026-11-21 08:05`, in one time zone. */
function localMoment(timezone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment) => format.format(new Date(moment));
}

/** Headers and values in an exported file that are not data. */
interface ReviewExportTexts {
  /** The file's name, without its ending. */
  filename: string;
  sheet: string;
  /** Subject of the mail that announces the file. */
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
