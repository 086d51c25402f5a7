import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  crashSize,
  crashTimeout,
  expectOnceDespiteKills,
  expectOnceDespiteWorkerKills,
  onPostgres,
  type CrashedWork,
} from '../../../testing/crashes/crash-harness.ts';
import { asOwner, scriptSandbox } from '../../../testing/clients/running-product.ts';
import { waitUntil } from '../../../testing/clients/wait-until.ts';
import { noisyJpeg } from '../../../testing/samples/test-pictures.ts';

interface SentBatch {
  id: number;
  total: number;
  processing: number;
  done: number;
  failed: number;
}

/** A cover, of which a location has one, and a photo of the interior, of which it may have many. */
const categories = { 2: 'COVER', 5: 'INTERIOR' } as const;
const locations = crashSize / 2;

/** Two photos for every location of a chain, at a provider that loses one response of twenty. */
const photos: CrashedWork<number> = {
  settings: { PINFOLD_SCALE_LOCATIONS: String(locations), PINFOLD_SCALE_REVIEWS: '1' },
  async begin(calls) {
    await scriptSandbox(calls, 'POST', '/faults', {
      path: '/v4/accounts/*/media',
      method: 'POST',
      outcome: 'cut',
      apply: true,
      share: 0.05,
      times: 100_000,
    });
    const { ids } = await asOwner<{ ids: number[] }>(calls, 'GET', '/local-posts/facilities/');
    const content = (await noisyJpeg(640, 360)).toString('base64');
    const chosen = await Promise.all(
      Object.keys(categories).map(async (key) => {
        const category = Number(key);
        const upload = await asOwner<{ id: number }>(calls, 'POST', '/media/uploads/', { category, content });
        return { category, upload_id: upload.id };
      }),
    );
    const sent = await asOwner<{ batch: SentBatch }>(calls, 'POST', '/media/', {
      facilities_ids: ids,
      groups: [],
      photos: chosen,
      request_id: randomUUID(),
    });
    expect(sent.batch.total).toBe(crashSize);
    return sent.batch.id;
  },
  isAtProvider: ({ method, path }) => method === 'POST' && path.endsWith('/media'),
  async expectOnce(calls, journal, id) {
    const batch = await waitUntil(
      async () => {
        const { results } = await asOwner<{ results: SentBatch[] }>(calls, 'GET', '/media/batches/');
        return results.find((one) => one.id === id);
      },
      (one) => one?.processing === 0,
      500,
    );
    expect(batch).toMatchObject({ total: crashSize, done: crashSize, failed: 0 });
    const created = (await journal())
      .filter(({ kind }) => kind === 'photo_created')
      .map(({ locationId, photo }) => `${locationId} ${photo?.category}`);
    expect(created).toHaveLength(crashSize);
    expect(new Set(created).size).toBe(crashSize);
    for (const category of Object.values(categories))
      expect(created.filter((one) => one.endsWith(` ${category}`))).toHaveLength(locations);
  },
};

test.skipIf(onPostgres)(
  'PUB-04 photos for many locations survive kills and lost answers: each location gets each photo, and exactly once',
  { timeout: crashTimeout },
  () => expectOnceDespiteKills(photos),
);

test.runIf(onPostgres)(
  'PUB-04 a killed worker process loses no photo of many and sends none twice',
  { timeout: crashTimeout },
  () => expectOnceDespiteWorkerKills(photos),
);
