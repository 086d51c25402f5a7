import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  crashSize as locations,
  crashTimeout,
  onPostgres,
  expectOnceDespiteKills,
  expectOnceDespiteWorkerKills,
  type CrashedWork,
} from '../../../../testing/crashes/crash-harness.ts';
import { asOwner, scriptSandbox } from '../../../../testing/clients/running-product.ts';
import { waitUntil } from '../../../../testing/clients/wait-until.ts';

interface SentPost {
  id: number;
  counts: { total: number; published: number; processing: number; rejected: number; failed: number };
}

/** A post for every location of a chain, at a provider that loses one response of twenty. */
const post: CrashedWork<number> = {
  settings: { PINFOLD_SCALE_LOCATIONS: String(locations), PINFOLD_SCALE_REVIEWS: '1' },
  async begin(calls) {
    await scriptSandbox(calls, 'PUT', '/posting', { seconds: 1 });
    await scriptSandbox(calls, 'POST', '/faults', {
      path: '/v4/accounts/*/localPosts',
      method: 'POST',
      outcome: 'cut',
      apply: true,
      share: 0.05,
      times: 100_000,
    });
    const { ids } = await asOwner<{ ids: number[] }>(calls, 'GET', '/local-posts/facilities/');
    const sent = await asOwner<{ post: SentPost }>(calls, 'POST', '/local-posts/', {
      type: 1,
      summary: 'Nowa karta jesienna czeka na Was.',
      facilities_ids: ids,
      request_id: randomUUID(),
    });
    expect(sent.post.counts.total).toBe(locations);
    return sent.post.id;
  },
  isAtProvider: ({ method, path }) => method === 'POST' && path.endsWith('/localPosts'),
  async expectOnce(calls, journal, id) {
    const { counts } = await waitUntil(
      () => asOwner<SentPost>(calls, 'GET', `/local-posts/${id}/`),
      ({ counts: { processing } }) => processing === 0,
      500,
    );
    expect(counts).toMatchObject({ total: locations, published: locations, rejected: 0, failed: 0 });
    const created = (await journal()).filter(({ kind }) => kind === 'post_created');
    expect(created).toHaveLength(locations);
    expect(new Set(created.map(({ locationId }) => locationId)).size).toBe(locations);
  },
};

test.skipIf(onPostgres)(
  'PUB-02 BEY-17 a post for many locations survives kills and lost answers: each location gets it, and exactly once',
  { timeout: crashTimeout },
  () => expectOnceDespiteKills(post),
);

test.runIf(onPostgres)(
  'PUB-02 BEY-17 a killed worker process loses no post of many and sends none twice',
  { timeout: crashTimeout },
  () => expectOnceDespiteWorkerKills(post),
);
