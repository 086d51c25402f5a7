import { expect, test } from 'vitest';
import { batchStatus, batchStatusOf } from './bulk-reply-status.ts';
import { canDeleteReply } from './can-delete-reply.ts';
import { canReply, replyRefusal } from './can-reply.ts';
import { isAnswered } from './is-answered.ts';
import { replyStatuses, type ReplyStatus } from './reply-status.ts';
import { splitBulkReply } from './split-bulk-reply.ts';

const review = (reply_status: ReplyStatus, deleted = false) => ({ reply_status, deleted });

test('RV-02 a reply can be sent unless one is on its way or the review is gone', () => {
  for (const status of replyStatuses) {
    expect(canReply(review(status))).toBe(status !== 'processing');
    expect(replyRefusal(review(status, true))).toBe('review_deleted');
  }
  expect(replyRefusal(review('processing'))).toBe('reply_processing');
});

test('RV-02 a reply can be taken back where there is one that is not on its way', () => {
  const able = replyStatuses.filter((status) => canDeleteReply(review(status)));
  expect(able).toEqual(['published', 'rejected', 'failed', 'outdated']);
  expect(replyStatuses.some((status) => canDeleteReply(review(status, true)))).toBe(false);
});

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

test('RV-03 a batch is pending while anything is processing, and then tells of problems', () => {
  expect(batchStatusOf({ processing: 1, rejected: 5, failed: 0 })).toBe(batchStatus.pending);
  expect(batchStatusOf({ processing: 0, rejected: 0, failed: 0 })).toBe(batchStatus.completed);
  expect(batchStatusOf({ processing: 0, rejected: 1, failed: 0 })).toBe(batchStatus.finishedWithProblems);
  expect(batchStatusOf({ processing: 0, rejected: 0, failed: 1 })).toBe(batchStatus.finishedWithProblems);
});
