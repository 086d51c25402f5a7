import { expect, test } from 'vitest';
import {
  crashSize as replies,
  crashTimeout,
  onPostgres,
  expectOnceDespiteKills,
  expectOnceDespiteWorkerKills,
  type CrashedWork,
} from '../../../testing/crashes/crash-harness.ts';
import { asOwner, scriptSandbox } from '../../../testing/clients/running-product.ts';
import { waitUntil } from '../../../testing/clients/wait-until.ts';

/** A bulk reply in a chain in which more than a quarter of the reviews have no reply. */
const bulkReply: CrashedWork<void> = {
  settings: { PINFOLD_SCALE_LOCATIONS: '20', PINFOLD_SCALE_REVIEWS: String(5 * replies) },
  async begin(calls) {
    await scriptSandbox(calls, 'PUT', '/moderation', { seconds: 1, repetitive_after: 1_000_000 });
    const unanswered = { reply_status: ['none'] };
    const { ids = [] } = await asOwner<{ ids?: number[] }>(
      calls,
      'POST',
      '/reviews/search/?only_ids=true',
      unanswered,
    );
    const body = {
      ids: ids.slice(0, replies),
      reply_comment: 'Dziękujemy za opinię i zapraszamy ponownie!',
    };
    const { accepted_ids } = await asOwner<{ accepted_ids: number[] }>(
      calls,
      'POST',
      '/reviews/bulk-reply/',
      body,
    );
    expect(accepted_ids).toHaveLength(replies);
  },
  isAtProvider: ({ method, path }) => method === 'PUT' && path.endsWith('/reply'),
  async expectOnce(calls, journal) {
    const processing = { reply_status: ['processing'] };
    await waitUntil(
      () => asOwner<{ count: number }>(calls, 'POST', '/reviews/search/?only_count=true', processing),
      ({ count }) => count === 0,
    );
    const written = (await journal()).filter(({ kind }) => kind === 'reply_written');
    expect(written).toHaveLength(replies);
    const reviews = written.map(({ locationId, reviewId }) => `${locationId}/${reviewId}`);
    expect(new Set(reviews).size).toBe(replies);
    const { results } = await asOwner<{ results: object[] }>(calls, 'GET', '/reviews/bulk-replies/');
    expect(results[0]).toMatchObject({
      total: replies,
      published: replies,
      rejected: 0,
      failed: 0,
      processing: 0,
    });
  },
};

test.skipIf(onPostgres)(
  'BAS-03 RV-03 a bulk reply to many survives kills: every customer is answered, and exactly once',
  { timeout: crashTimeout },
  () => expectOnceDespiteKills(bulkReply),
);

test.runIf(onPostgres)(
  'BAS-01 BAS-03 RV-03 a killed worker process loses no reply of many and sends none twice',
  { timeout: crashTimeout },
  () => expectOnceDespiteWorkerKills(bulkReply),
);
