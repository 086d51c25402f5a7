import { type ReplyProblem, replyRefusal, replyTextProblem } from '@pinfold/contract/features/reviews/reply';
import { batchStatusOf, splitBulkReply } from '@pinfold/contract/features/reviews/bulk-reply';
import type { Schemas } from '../client/schema.ts';
import { compareReviews, matchReview } from './match-review.ts';
import { pageOf } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

type Review = Schemas['Review'];

/** What the provider says about a reply that is on its way. */
export type TestDecision = 'published' | { rejected: ReplyProblem } | { failed: ReplyProblem };

export interface TestReviewsApi {
  find: (id: number) => Review;
  search: (search: Schemas['ReviewSearch'], query: URLSearchParams) => Schemas['ReviewPage'];
  reply: (id: number, text: string) => Review;
  deleteReply: (id: number) => Review;
  note: (id: number, text: string | null, isChange: boolean) => Review;
  bulkReply: (
    ids: readonly number[],
    textOf: (review: Review) => string,
    templatesCount?: number,
  ) => Schemas['BulkReplyResult'];
  progress: () => Schemas['BulkReplyProgress'][];
  problems: (id: number, query: URLSearchParams) => Schemas['ReviewPage'];
  /** The provider's word on a reply; a reply that was being deleted is gone once it is `published`. */
  decide: (id: number, decision: TestDecision) => Review;
}

/** Reviews of the in-memory API: what each call reads and changes. */
export function createTestReviewsApi(data: TestData): TestReviewsApi {
  const find = (id: number): Review => {
    const review = data.reviews.find((one) => one.id === id);
    if (!review) throw new TestProblem('not_found');
    return review;
  };
  const replace = (next: Review): Review => {
    data.reviews = data.reviews.map((review) => (review.id === next.id ? next : review));
    return next;
  };
  const send = (review: Review, reply_comment: string | null) =>
    replace({
      ...review,
      reply_comment,
      reply_status: 'processing',
      reply_problem: null,
      reply_update_time: new Date().toISOString(),
      processing_in_progress: true,
    });

  return {
    find,
    search(search: Schemas['ReviewSearch'], query: URLSearchParams): Schemas['ReviewPage'] {
      const isIds = query.get('only_ids') === 'true';
      const wanted = isIds ? { ...search, reply: false, is_processing: false } : search;
      const found = data.reviews
        .filter((review) => matchReview(review, wanted, data.company.timezone))
        .toSorted(compareReviews(wanted));
      const count = found.length;
      if (isIds) {
        const ids = found.filter((review) => !review.deleted).map((review) => review.id);
        return { count: ids.length, results: [], ids: ids.slice(0, 10_000) };
      }
      if (query.get('only_count') === 'true') return { count, results: [] };
      return { count, results: pageOf(found, query, 10) };
    },
    reply(id: number, text: string) {
      checkText(text);
      return send(guard(find(id)), text.trim());
    },
    deleteReply(id: number) {
      const review = guard(find(id));
      if (review.reply_status === 'none') throw new TestProblem('reply_missing');
      return send(review, null);
    },
    note(id: number, text: string | null, isChange: boolean) {
      const review = find(id);
      if (isChange && !review.note) throw new TestProblem('note_missing');
      const updated_at = new Date().toISOString();
      return replace({
        ...review,
        note: text === null ? null : { text, author: data.user.name, updated_at },
      });
    },
    bulkReply(
      ids: readonly number[],
      textOf: (review: Review) => string,
      templatesCount = 0,
    ): Schemas['BulkReplyResult'] {
      const known = data.reviews.filter((review) => ids.includes(review.id));
      const { eligible, skipped } = splitBulkReply(known);
      for (const review of eligible) checkText(textOf(review));
      const texts = eligible.map((review) => textOf(review).trim());
      eligible.forEach((review, index) => send(review, texts[index] ?? ''));
      const unknown = ids.filter((id) => !known.some((review) => review.id === id));
      const bulk_reply_id = eligible.length > 0 ? data.bulkReplies.length + 1 : null;
      const accepted_ids = eligible.map((review) => review.id);
      if (bulk_reply_id !== null) {
        data.bulkReplyMembers.set(bulk_reply_id, accepted_ids);
        const begun = newProgress(bulk_reply_id, texts[0] ?? '', accepted_ids.length);
        data.bulkReplies = [{ ...begun, templates_count: templatesCount }, ...data.bulkReplies];
      }
      return {
        bulk_reply_id,
        accepted_ids,
        skipped: [
          ...skipped.map(({ review, reason }) => ({ id: review.id, reason })),
          ...unknown.map((id) => ({ id, reason: 'not_found' as const })),
        ],
      };
    },
    progress(): Schemas['BulkReplyProgress'][] {
      return data.bulkReplies.map((progress) => {
        const members = membersOf(progress.id);
        const count = (status: Review['reply_status']) =>
          members.filter((review) => review.reply_status === status).length;
        const counts = {
          processing: count('processing'),
          rejected: count('rejected'),
          failed: count('failed'),
        };
        const published = members.length - counts.processing - counts.rejected - counts.failed;
        const seconds_left = counts.processing > 0 ? counts.processing * 6 : null;
        return { ...progress, ...counts, published, status: batchStatusOf(counts), seconds_left };
      });
    },
    problems(id: number, query: URLSearchParams): Schemas['ReviewPage'] {
      if (!data.bulkReplyMembers.has(id)) throw new TestProblem('not_found');
      const found = membersOf(id).filter(({ reply_status }) => ['rejected', 'failed'].includes(reply_status));
      return { count: found.length, results: pageOf(found, query, 50) };
    },
    decide(id: number, decision: TestDecision) {
      const review = find(id);
      const done = { ...review, processing_in_progress: false, reply_problem: null };
      if (decision === 'published') {
        const isGone = review.reply_comment === null;
        return replace({
          ...done,
          reply_status: isGone ? 'none' : 'published',
          reply_update_time: isGone ? null : review.reply_update_time,
        });
      }
      return 'rejected' in decision
        ? replace({ ...done, reply_status: 'rejected', reply_problem: decision.rejected })
        : replace({ ...done, reply_status: 'failed', reply_problem: decision.failed });
    },
  };

  function membersOf(id: number): Review[] {
    const ids = new Set(data.bulkReplyMembers.get(id));
    return data.reviews.filter((review) => ids.has(review.id));
  }

  function newProgress(id: number, reply_comment: string, total: number): Schemas['BulkReplyProgress'] {
    return {
      id,
      status: 1,
      created_at: new Date().toISOString(),
      author: data.user.name,
      reply_comment,
      templates_count: 0,
      total,
      processing: total,
      published: 0,
      rejected: 0,
      failed: 0,
      seconds_left: total * 6,
    };
  }
}

function guard(review: Review): Review {
  const refusal = replyRefusal(review);
  if (refusal) throw new TestProblem(refusal);
  return review;
}

function checkText(text: string) {
  const problem = replyTextProblem(text);
  if (problem === 'too_long') throw new TestProblem('reply_too_long');
  if (problem) throw new TestProblem('invalid_request', [{ path: 'reply_comment', message: problem }]);
}
