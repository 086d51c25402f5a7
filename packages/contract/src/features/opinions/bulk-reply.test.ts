import { expect, test } from 'vitest';
import { splitBulkReply } from './bulk-reply.ts';
import { isAnswered, replyStatuses, type ReplyStatus } from './reply.ts';

const review = (reply_status: ReplyStatus, deleted = false) => ({ reply_status, deleted });

test('RV-03 a bulk reply answers those that wait, and says why it skips each of the others', () => {
  const reviews = [...replyStatuses.map((status) => review(status)), review('none', true)];
  const { eligible, skipped } = splitBulkReply(reviews);
  expect(eligible.map(({ reply_status }) => reply_status)).toEqual(['none', 'rejected', 'failed']);
  expect(skipped.map(({ reason }) => reason)).toEqual([
    'reply_processing',
    'already_replied',
    'already_replied',
    'review_deleted',
  ]);
  expect(eligible.every((one) => !isAnswered(one))).toBe(true);
});
