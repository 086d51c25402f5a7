import { bulkReplySkip } from '@pinfold/contract/features/opinions/bulk-reply';
import { type ReplyProblem, replyRefusal, replyTextProblem } from '@pinfold/contract/features/opinions/reply';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import { createTestBulkReplies, type TestBulkReplier } from './bulk-replies.ts';
import { compareReviews, matchReview, reviewStats } from './review-search.ts';

type Review = Schemas['Review'];

/** The provider's response to a pending reply. */
export type TestDecision = 'published' | { rejected: ReplyProblem } | { failed: ReplyProblem };

/** Reviews of the in-memory API, for the features that reply to them. */
export interface TestReviews {
  answers: TestAnswers;
  find: (id: number) => Review;
  /** Stores a reply as written by the user. */
  reply: (id: number, text: string) => Review;
  bulkReply: TestBulkReplier<Review>['reply'];
  /** Settles a pending reply; a pending deletion is done by `published`. */
  decide: (id: number, decision: TestDecision) => void;
  addReview: (review: Review) => void;
}

/** Reviews and replies; a reply is processing until the provider decides, `publishAfter` milliseconds later. */
export function createTestReviews(data: TestData, tell: Tell, publishAfter?: number): TestReviews {
  const { find, patch, put } = collection(() => data.reviews);
  const found = (search: Schemas['ReviewSearch']) =>
    data.reviews.filter((review) => matchReview(review, search, data)).toSorted(compareReviews(search));

  const decide = (id: number, decision: TestDecision) => {
    const { reply_comment, reply_update_time } = find(id);
    const isGone = reply_comment === null;
    patch(id, {
      processing_in_progress: false,
      reply_problem: null,
      ...(decision === 'published'
        ? {
            reply_status: isGone ? 'none' : 'published',
            reply_update_time: isGone ? null : reply_update_time,
          }
        : 'rejected' in decision
          ? { reply_status: 'rejected', reply_problem: decision.rejected }
          : { reply_status: 'failed', reply_problem: decision.failed }),
    });
    tell('reviews', [id]);
    if (data.bulkReplies.length > 0) tell('bulk_replies');
  };
  const publishLater = (ids: readonly number[]) => {
    tell('reviews', ids);
    if (publishAfter === undefined) return;
    setTimeout(() => ids.forEach((id) => decide(id, 'published')), publishAfter);
  };
  const send = (id: number, reply_comment: string | null) =>
    patch(id, {
      reply_comment,
      reply_status: 'processing',
      reply_problem: null,
      reply_update_time: now(),
      processing_in_progress: true,
    });
  const reply = (id: number, text: string) => {
    checkText(text);
    checkReply(find(id));
    const sent = send(id, text.trim());
    publishLater([id]);
    return sent;
  };

  const bulk = createTestBulkReplies<Review>({
    reviewsOf: () => data.reviews,
    held: () => ({ list: data.bulkReplies, members: data.bulkReplyMembers }),
    author: () => data.user.name,
    skipOf(review, text) {
      const skip = bulkReplySkip(review);
      if (!skip) checkText(text);
      return skip;
    },
    send,
  });
  const bulkReply: TestReviews['bulkReply'] = (...asked) => {
    const result = bulk.reply(...asked);
    publishLater(result.accepted_ids);
    return result;
  };
  const answers: TestAnswers = {
    searchReviews: ({ body, query }) => {
      if (query.get('only_ids') === 'true') {
        const waiting = found({ ...body, reply: false, is_processing: false });
        const ids = waiting.filter(({ deleted }) => !deleted).map(({ id }) => id);
        return { count: ids.length, results: [], ids: ids.slice(0, 10_000) };
      }
      const page = pageOf(found(body), query, 10);
      return query.get('only_count') === 'true' ? { ...page, results: [] } : page;
    },
    getReviewStats: () => reviewStats(data.reviews),
    listReviewTags: () => ({ results: data.tags }),
    getReview: ({ id }) => find(id),
    refreshReviewMedia: ({ id }) => ({ media: find(id).media }),
    replyToReview: ({ id, body }) => reply(id, body.reply_comment),
    deleteReply: ({ id }) => {
      checkReply(find(id));
      if (find(id).reply_status === 'none') throw new TestProblem('reply_missing');
      const sent = send(id, null);
      publishLater([id]);
      return sent;
    },
    bulkReply: ({ body }) => {
      const ids = 'ids' in body ? body.ids : body.gmb_reviews_ids;
      return bulkReply(ids, (review) =>
        'again' in body ? (review.reply_comment ?? '') : body.reply_comment,
      );
    },
    listBulkReplies: ({ query }) => bulk.page(query),
    listBulkReplyProblems: ({ id, query }) => bulk.problems(id, query),
  };

  return {
    answers,
    find,
    reply,
    bulkReply,
    decide,
    addReview: (review: Review) => {
      put(review);
      tell('reviews', [review.id]);
    },
  };
}

/** @throws TestProblem where a review takes no reply now */
export function checkReply(review: Pick<Review, 'deleted' | 'reply_status'>): void {
  const refusal = replyRefusal(review);
  if (refusal) throw new TestProblem(refusal);
}

function checkText(text: string) {
  const problem = replyTextProblem(text);
  if (problem === 'too_long') throw new TestProblem('reply_too_long');
  if (problem) throw new TestProblem('invalid_request', [{ path: 'reply_comment', message: problem }]);
}
