import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  listPhotoBatchItems,
  retryPhotoBatch,
} from '@pinfold/contract/features/publications/photos.endpoints';
import type { ChainOptions } from '../../../testing/worlds/chain.ts';
import { startPhotoChain } from '../../../testing/worlds/photos.ts';
import type { PhotoVersion } from './claim-photo.ts';
import { requeueStuckPhotos } from './requeue-stuck-photos.job.ts';
import { sendPhoto } from './send-photo.job.ts';

const once = { tries: 0, isLastTry: false };

describe('PUB-04 a photo that is sent', () => {
  const lost = { method: 'POST', path: '/v4/accounts/1/locations/place-0/media', status: 500, apply: true };

  /** The one photo of a world, and its job. */
  async function sending(options: ChainOptions = {}) {
    const world = await startPhotoChain(options);
    await world.send([{ category: 5, upload_id: await world.upload(5) }]);
    const [payload] = (await world.jobs.waiting('send-photo')) as PhotoVersion[];
    if (!payload) throw new Error('no job was enqueued');
    return { ...world, payload };
  }

  test('goes byte by byte where Google would look for our address on its own machine', async () => {
    const { services, payload, ...world } = await sending();
    const config = { ...services.config, GOOGLE_BASE_URL: 'google' as const };
    await sendPhoto.run({ ...services, config, publicUrl: 'http://localhost:4400' }, payload, once);
    expect(await world.batches()).toMatchObject([{ status: 2, done: 1 }]);
    const [photo, ...others] = await world.atGoogle();
    expect(others).toEqual([]);
    expect(photo?.sourceUrl).toBeUndefined();
    expect(await world.created()).toMatchObject([{ photos: { creates: 1 } }]);
  });

  test('is recognised after a lost answer although our address has changed meanwhile', async () => {
    const { services, payload, ...world } = await sending();
    await world.script('POST', '/faults', lost);
    await expect(sendPhoto.run(services, payload, once)).rejects.toThrow();
    await sendPhoto.run({ ...services, publicUrl: 'https://moved.example' }, payload, once);
    expect(await world.batches()).toMatchObject([{ status: 2, done: 1 }]);
    expect(await world.created()).toMatchObject([{ photos: { creates: 1 } }]);
  });

  test('is found after half an hour if its job and its answer are lost, and not sent twice', async () => {
    const { services, payload, ...world } = await sending();
    await world.script('POST', '/faults', lost);
    await expect(sendPhoto.run(services, payload, once)).rejects.toThrow();
    await services.database.queries.execute(sql`delete from pgboss.job where name = 'send-photo'`);
    world.clock.advance(1801);
    await requeueStuckPhotos.run(services, {}, once);
    await world.settle();
    expect(await world.batches()).toMatchObject([{ status: 2, done: 1 }]);
    expect(await world.created()).toMatchObject([{ photos: { creates: 1 } }]);
  });

  test('is not taken for another of its kind whose answer was lost as well', async () => {
    const { services, ...world } = await sending();
    await world.send([{ category: 5, upload_id: await world.upload(5) }]);
    const payloads = (await world.jobs.waiting('send-photo')) as PhotoVersion[];
    await world.script('POST', '/faults', { ...lost, times: 2 });
    const config = { ...services.config, GOOGLE_BASE_URL: 'google' as const };
    const unreachable = { ...services, config, publicUrl: 'http://localhost:4400' };
    const runAll = () => Promise.allSettled(payloads.map((one) => sendPhoto.run(unreachable, one, once)));
    await runAll();
    await runAll();
    await runAll();
    expect(await world.batches()).toMatchObject([{ done: 1 }, { done: 1 }]);
    expect(await world.photos()).toHaveLength(2);
    expect(await world.created()).toMatchObject([{ photos: { creates: 2 } }]);
  });

  test('that was stored smaller than Google takes fails at once, by that name', async () => {
    const { services, payload, ...world } = await sending();
    await services.database.queries.execute(sql`update uploads set width = 4096, height = 228`);
    await sendPhoto.run(services, payload, once);
    const [batch] = await world.batches();
    const params = { id: batch?.id ?? 0 };
    const { results } = await world.ok(listPhotoBatchItems, { as: world.owner, params });
    expect(results).toMatchObject([{ problem: 'image_too_small' }]);
    expect(await world.created()).toEqual([]);
  });

  test('is tried again 1, 5 and 30 minutes after Google has neither fetched nor taken it, and then failed', async () => {
    const { jobs, ...world } = await sending({ isClockStill: true });
    await world.script('POST', '/picture-denials', { times: 4 });
    const refused = { status: 400, reason: 'PHOTO_UPLOAD_FAILED', times: 4 };
    await world.script('POST', '/faults', { method: 'POST', path: '/upload/v1/media/*', ...refused });
    await jobs.settle(7200);
    expect(await world.batches()).toMatchObject([{ status: 3, failed: 1 }]);
    const [batch] = await world.batches();
    const params = { id: batch?.id ?? 0 };
    const { results } = await world.ok(listPhotoBatchItems, { as: world.owner, params });
    expect(results).toMatchObject([{ problem: 'image_not_fetched' }]);
    const { calls } = await world.script<{ calls: { at: string; method: string; path: string }[] }>(
      'GET',
      '/journal?limit=10000',
    );
    const moments = calls
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/media'))
      .map(({ at }) => Date.parse(at))
      .toSorted((a, b) => a - b);
    const minutes = moments.slice(1).map((moment, index) => (moment - (moments[index] ?? 0)) / 60_000);
    expect(minutes.map(Math.round)).toEqual([1, 5, 30]);
    await world.ok(retryPhotoBatch, { as: world.owner, params });
    await jobs.settle();
    expect(await world.batches()).toMatchObject([{ status: 2, done: 1 }]);
    expect(await world.atGoogle()).toHaveLength(1);
  });
});
