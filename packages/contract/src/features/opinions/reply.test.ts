import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseText } from '../../normalise-text.ts';
import { ReplyComment } from './reply-comment.ts';
import {
  canDeleteReply,
  canReply,
  replyByteLength,
  replyLimit,
  replyMaxBytes,
  replyRefusal,
  replyStatuses,
  replyTextProblem,
  type ReplyStatus,
} from './reply.ts';

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

const wellFormed = fc.string({ unit: 'binary' });

test('RV-02 the length of a reply is what it takes on the wire, in any script', () => {
  fc.assert(
    fc.property(wellFormed, (text) => {
      const sent = encodeURIComponent(normaliseText(text));
      expect(replyByteLength(text)).toBe(sent.replaceAll(/%[\dA-F]{2}/g, '.').length);
    }),
  );
  expect(replyByteLength('\u{d800}')).toBe(3);
});

test('RV-02 what the rule lets through is what the schema lets through', () => {
  const texts = fc.oneof(
    wellFormed,
    fc.integer({ min: 2040, max: 2052 }).map((count) => 'ą'.repeat(count)),
    fc.integer({ min: 4090, max: 4100 }).map((count) => ` ${'a'.repeat(count)}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(ReplyComment.safeParse(text).success).toBe(replyTextProblem(text) === undefined);
    }),
  );
});

test('RV-02 blanks around a reply do not count', () => {
  const longest = 'a'.repeat(replyMaxBytes);
  expect(replyTextProblem(`  ${longest}\n`)).toBeUndefined();
  expect(ReplyComment.safeParse(`  ${longest}\n`).success).toBe(true);
  expect(replyTextProblem(`${longest}a`)).toBe('too_long');
  expect(replyTextProblem(' \n')).toBe('empty');
});

test('RV-12 a reply is as long as the store takes where it is published, and no longer', () => {
  for (const channel of ['google_play', 'app_store'] as const) {
    const { most, unit } = replyLimit(channel);
    expect(unit).toBe('characters');
    expect(replyTextProblem(` ${'ą'.repeat(most)}\n`, channel)).toBeUndefined();
    expect(replyTextProblem('ą'.repeat(most + 1), channel)).toBe('too_long');
    expect(replyTextProblem(' ', channel)).toBe('empty');
  }
  expect(replyLimit('google_play').most).toBe(350);
  expect(replyTextProblem('ą'.repeat(2049))).toBe('too_long');
});
