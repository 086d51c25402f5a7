import { batchStatusOf } from '@pinfold/contract/batch-status';
import { type BulkReplySkip, splitBulkReply } from '@pinfold/contract/features/opinions/bulk-reply';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem } from '../answers.ts';
import { now, pageOf } from '../collection.ts';

type Progress = Schemas['BulkReplyProgress'];

/** What a bulk reply needs of what it answers. */
type Answered = Pick<Schemas['Review'], 'id' | 'deleted' | 'reply_comment' | 'reply_status'>;

/** The bulk replies of one inbox. */
export interface TestBulkReplies {
  /** Newest first. */
  list: Progress[];
  /** Review ids of each. */
  members: Map<number, number[]>;
}

interface Inbox<Review extends Answered> {
  reviewsOf: () => readonly Review[];
  held: () => TestBulkReplies;
  author: () => string;
  /** Why a review is skipped, given the text it would get. */
  skipOf: (review: Review, text: string) => BulkReplySkip | undefined;
  send: (id: number, text: string) => Review;
}

/** What `createTestBulkReplies` returns. */
export interface TestBulkReplier<Review extends Answered> {
  reply: (
    ids: readonly number[],
    textOf: (review: Review) => string,
    templatesCount?: number,
  ) => Schemas['BulkReplyResult'];
  page: (query: URLSearchParams) => { count: number; results: Progress[] };
  /** Those of one whose replies were rejected or failed. */
  problems: (id: number, query: URLSearchParams) => { count: number; results: Review[] };
}

/** Bulk replies of an inbox of the in-memory API. */
export function createTestBulkReplies<Review extends Answered>({
  reviewsOf,
  held,
  author,
  skipOf,
  send,
}: Inbox<Review>): TestBulkReplier<Review> {
  const membersOf = (bulkReply: number) => {
    const ids = new Set(held().members.get(bulkReply));
    return reviewsOf().filter(({ id }) => ids.has(id));
  };
  return {
    reply(ids, textOf, templates_count = 0) {
      const asked = new Set(ids);
      const known = reviewsOf().filter(({ id }) => asked.has(id));
      const { eligible, skipped } = splitBulkReply(known, (review) => skipOf(review, textOf(review)));
      const [first] = eligible.map((review) => send(review.id, textOf(review).trim()));
      const accepted_ids = eligible.map(({ id }) => id);
      const bulk_reply_id = first ? held().list.length + 1 : null;
      if (bulk_reply_id !== null) {
        held().members.set(bulk_reply_id, accepted_ids);
        held().list.unshift({
          id: bulk_reply_id,
          created_at: now(),
          author: author(),
          reply_comment: first?.reply_comment ?? '',
          templates_count,
          total: accepted_ids.length,
          ...progressOf(membersOf(bulk_reply_id)),
        });
      }
      const unknown = ids.filter((id) => !known.some((review) => review.id === id));
      return {
        bulk_reply_id,
        accepted_ids,
        skipped: [
          ...skipped.map(({ review, reason }) => ({ id: review.id, reason })),
          ...unknown.map((id) => ({ id, reason: 'not_found' as const })),
        ],
      };
    },
    page: (query) =>
      pageOf(
        held().list.map((one) => ({ ...one, ...progressOf(membersOf(one.id)) })),
        query,
        5,
      ),
    problems(id, query) {
      if (!held().members.has(id)) throw new TestProblem('not_found');
      const isProblem = ({ reply_status: status }: Review) => status === 'rejected' || status === 'failed';
      return pageOf(membersOf(id).filter(isProblem), query, 50);
    },
  };
}

/** How far a bulk reply is. */
function progressOf(
  members: readonly Answered[],
): Pick<Progress, 'status' | 'processing' | 'published' | 'rejected' | 'failed' | 'seconds_left'> {
  const count = (status: Answered['reply_status']) =>
    members.filter((review) => review.reply_status === status).length;
  const counts = { processing: count('processing'), rejected: count('rejected'), failed: count('failed') };
  return {
    ...counts,
    published: members.length - counts.processing - counts.rejected - counts.failed,
    status: batchStatusOf(counts),
    seconds_left: counts.processing > 0 ? counts.processing * 6 : null,
  };
}
