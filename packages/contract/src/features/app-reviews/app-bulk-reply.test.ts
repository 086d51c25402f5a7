import { expect, test } from 'vitest';
import { splitBulkReply } from '../opinions/bulk-reply.ts';
import { appBulkReplySkip } from './app-bulk-reply.ts';

const none = { deleted: false, reply_status: 'none' } as const;
const reviews = [
  { ...none, store: 'google_play' },
  { ...none, store: 'app_store' },
  { ...none, deleted: true, store: 'google_play' },
] as const;

test.each([
  ['of 351 letters', 'a'.repeat(351), ['too_long', undefined, 'review_deleted']],
  ['of 5971 letters', 'a'.repeat(5971), ['too_long', 'too_long', 'review_deleted']],
  ['of markup alone', '<br>', ['empty', undefined, 'review_deleted']],
  ['that suits both stores', 'Dziękujemy!', [undefined, undefined, 'review_deleted']],
])('RV-12 a bulk reply %s is split by the limit of each store', (_what, text, expected) => {
  const { skipped } = splitBulkReply(reviews, (review) => appBulkReplySkip(review, text));
  const reasons = new Map(skipped.map(({ review, reason }) => [review, reason]));
  expect(reviews.map((review) => reasons.get(review))).toEqual(expected);
});
