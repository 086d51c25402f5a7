import { describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { allPhotoCategories, type PhotoCategory } from '@pinfold/contract/features/publications/photo';
import {
  deletePhotos,
  listPhotoBatches,
  listPhotoBatchItems,
  listPhotoLocations,
  listPhotos,
  retryPhotoBatch,
  sendPhotos,
} from '@pinfold/contract/features/publications/photos.endpoints';
import { rows } from '../../../database/database.ts';
import { startPhotoChain } from '../../../testing/worlds/photos.ts';
import { photosForLocator } from '../for-locator.ts';
import { requeueStuckPhotos } from './requeue-stuck-photos.job.ts';

const once = { tries: 0, isLastTry: false };

describe('PUB-04 photos', () => {
  test('of all eight categories reach Google, which fetches them from here; a second of one is refused', async () => {
    const world = await startPhotoChain();
    const photos: { category: PhotoCategory; upload_id: number }[] = [];
    for (const category of allPhotoCategories)
      photos.push({ category, upload_id: await world.upload(category) });
    const { batch, excluded } = await world.send(photos);
    expect(batch).toMatchObject({ action: 1, status: 1, total: 8, processing: 8, author: 'Anna Nowak' });
    expect(excluded).toEqual([]);
    await world.settle();
    expect(await world.batches()).toMatchObject([
      { id: batch.id, status: 2, done: 8, failed: 0, seconds_left: null },
    ]);
    const there = await world.atGoogle();
    expect(there.map(({ locationAssociation }) => locationAssociation.category).toSorted()).toEqual([
      'ADDITIONAL',
      'COVER',
      'EXTERIOR',
      'FOOD_AND_DRINK',
      'INTERIOR',
      'PRODUCT',
      'PROFILE',
      'TEAMS',
    ]);
    const base = world.services.publicUrl;
    expect(there.every(({ sourceUrl }) => sourceUrl?.startsWith(`${base}/api/media/photo.`))).toBe(true);
    const [fetched] = await rows<{ count: number }>(
      world.services.database.queries,
      sql`select count(*) as count from photo_batch_items where fetched_at is not null and status = 3`,
    );
    expect(fetched?.count).toBe(8);

    const [cover] = photos;
    const twice = await world.request(
      sendPhotos,
      world.sendBody([...photos.slice(0, 1), ...photos.slice(0, 1)]),
    );
    expect(twice.problem).toMatchObject({
      code: 'photo_category_repeated',
      errors: [{ path: 'body.photos.1.category' }],
    });
    const logo = await world.request(
      sendPhotos,
      world.sendBody([{ category: 3, upload_id: cover?.upload_id ?? 0 }]),
    );
    expect(logo.problem?.code).toBe('image_unknown');
  });

  test('that failed at 2 of 10 locations are sent again to these alone, each once', async () => {
    const world = await startPhotoChain({ locations: 10 });
    for (const index of [3, 7])
      await world.script('POST', '/faults', {
        method: 'POST',
        path: `/v4/accounts/1/locations/place-${index}/media`,
        status: 403,
        // A refused token is renewed once.
        times: 2,
      });
    const { batch } = await world.send([{ category: 2, upload_id: await world.upload(2) }]);
    await world.settle();
    expect(await world.batches()).toMatchObject([{ status: 3, total: 10, done: 8, failed: 2 }]);
    const params = { id: batch.id };
    const failed = await world.ok(listPhotoBatchItems, {
      as: world.owner,
      params,
      query: { state: 'failed' },
    });
    expect(failed.results.map(({ location, problem }) => [location.id, problem])).toEqual([
      [world.ids[3], 'access_lost'],
      [world.ids[7], 'access_lost'],
    ]);
    expect(await world.ok(retryPhotoBatch, { as: world.owner, params })).toMatchObject({
      processing: 2,
      done: 8,
    });
    await world.settle();
    expect(await world.batches()).toMatchObject([{ status: 2, done: 10, failed: 0 }]);
    for (const index of world.ids.keys()) expect(await world.atGoogle(index), String(index)).toHaveLength(1);
    const again = await world.request(retryPhotoBatch, { as: world.owner, params });
    expect(again.problem?.code).toBe('nothing_to_retry');
  });

  test('whose answer was lost, or whose process was killed, are looked for before they are sent again', async () => {
    const world = await startPhotoChain();
    await world.script('POST', '/faults', {
      method: 'POST',
      path: '/v4/accounts/1/locations/place-0/media',
      status: 500,
      apply: true,
      times: 1,
    });
    await world.script('PUT', '/posting', { list_lag_seconds: 20 });
    await world.send([{ category: 5, upload_id: await world.upload(5) }]);
    await world.settle();
    expect(await world.batches()).toMatchObject([{ status: 2, done: 1 }]);
    expect(await world.atGoogle()).toHaveLength(1);
  });

  test('are asked for once by a double click, and by two at the same moment', async () => {
    const world = await startPhotoChain();
    const body = world.sendBody([{ category: 4, upload_id: await world.upload(4) }]);
    const [one, other] = await Promise.all([world.ok(sendPhotos, body), world.ok(sendPhotos, body)]);
    expect(one.batch.id).toBe(other.batch.id);
    await world.settle();
    expect(await world.atGoogle()).toHaveLength(1);
  });

  test('are given to Google byte by byte when it cannot fetch them', async () => {
    const world = await startPhotoChain();
    await world.script('POST', '/picture-denials', {});
    await world.send([{ category: 6, upload_id: await world.upload(6) }]);
    await world.settle();
    expect(await world.batches()).toMatchObject([{ status: 2, done: 1 }]);
    expect(await world.atGoogle()).toMatchObject([{ dimensions: { widthPixels: 1600 } }]);
    expect((await world.atGoogle())[0]?.sourceUrl).toBeUndefined();
  });

  test('that no job knows any more are found after half an hour', async () => {
    const world = await startPhotoChain();
    await world.send([{ category: 7, upload_id: await world.upload(7) }]);
    await world.services.database.queries.execute(sql`delete from pgboss.job where name = 'send-photo'`);
    const rescue = () => requeueStuckPhotos.run(world.services, {}, once);
    await rescue();
    expect(await world.jobs.waiting('send-photo')).toEqual([]);
    world.clock.advance(1801);
    await rescue();
    await rescue();
    expect(await world.jobs.waiting('send-photo')).toHaveLength(1);
    await world.settle();
    expect(await world.atGoogle()).toHaveLength(1);
  });
});

describe('PUB-04 a sent photo', () => {
  test('is in the store locator at once, stays there when the list of Google lags, and goes with its deletion', async () => {
    const world = await startPhotoChain();
    const { services, companyId, id, owner } = world;
    const inLocator = () => photosForLocator(services, companyId, id);
    await world.send([{ category: 5, upload_id: await world.upload(5) }]);
    await world.jobs.runDue('send-photo');
    expect(await inLocator()).toMatchObject([{ width: 1600, height: 900 }]);
    await world.script('PUT', '/posting', { list_lag_seconds: 600 });
    await world.read(id);
    expect(await inLocator()).toHaveLength(1);
    await world.script('PUT', '/posting', { list_lag_seconds: 0 });
    await world.read(id);
    expect(await inLocator()).toHaveLength(1);

    const [photo] = await world.photos();
    expect(photo).toMatchObject({ category: 5, is_own: true, is_deleting: false, location: { id } });
    const shown = await fetch(photo?.url ?? '');
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    const body = { ids: [photo?.id ?? 0] };
    const first = await world.ok(deletePhotos, { as: owner, body });
    expect(first).toMatchObject({ action: 2, processing: 1 });
    expect(await world.photos()).toMatchObject([{ is_deleting: true }]);
    expect(await world.ok(deletePhotos, { as: owner, body })).toMatchObject({ id: first.id, total: 1 });
    await world.jobs.runDue();
    expect(await world.photos()).toEqual([]);
    expect(await inLocator()).toEqual([]);
    expect(await world.atGoogle()).toEqual([]);
    expect(await services.files.read(`photos/${companyId}/${photo?.id}`)).toBeUndefined();
    expect((await fetch(photo?.url ?? '')).status).toBe(404);
  });

  test('takes the place of the cover before it', async () => {
    const world = await startPhotoChain();
    for (let round = 0; round < 2; round += 1) {
      await world.send([{ category: 2, upload_id: await world.upload(2) }]);
      await world.jobs.runDue();
    }
    expect(await world.photos()).toHaveLength(1);
  });

  test('of a location that is taken out takes its part of the batch along', async () => {
    const world = await startPhotoChain({ locations: 2 });
    await world.send([{ category: 5, upload_id: await world.upload(5) }]);
    await world.ok(deleteListing, { as: world.owner, params: { id: world.ids[1] ?? 0 } });
    await world.jobs.runDue('send-photo');
    expect(await world.batches()).toMatchObject([{ status: 2, total: 1, done: 1 }]);
    expect(await world.atGoogle(1)).toEqual([]);
  });
});

describe('PUB-05 photos', () => {
  test('need a location; one that is not verified, or without an account, is named and left out', async () => {
    const world = await startPhotoChain({ locations: 3 });
    const { owner, ids, services } = world;
    const photos = [{ category: 5 as const, upload_id: await world.upload(5) }];
    const refusal = async (choice: object) =>
      (await world.request(sendPhotos, { as: owner, body: { ...world.sendBody(photos).body, ...choice } }))
        .problem?.code;
    expect(await refusal({ facilities_ids: [] })).toBe('locations_missing');
    expect(await refusal({ facilities_ids: [999_999] })).toBe('facility_unknown');
    expect(await refusal({ groups: [999_999] })).toBe('group_unknown');
    await services.database.queries.execute(
      sql`update locations set verification = 'is_unverified' where id = ${ids[1]}`,
    );
    await services.database.queries.execute(
      sql`update locations set google_account_id = null where id = ${ids[2]}`,
    );
    await services.database.queries.execute(sql`update locations set can_post = false where id = ${ids[0]}`);
    const offered = await world.ok(listPhotoLocations, { as: owner });
    expect(offered.results.map(({ id, reason }) => [id, reason])).toEqual([
      [ids[0], null],
      [ids[1], 'unverified'],
      [ids[2], 'no_account'],
    ]);
    expect(offered.ids).toEqual([ids[0]]);
    const { batch, excluded } = await world.send(photos);
    expect(batch.total).toBe(1);
    expect(excluded.map(({ id, reason }) => [id, reason])).toEqual([
      [ids[1], 'unverified'],
      [ids[2], 'no_account'],
    ]);
    expect(await refusal({ facilities_ids: ids.slice(1) })).toBe('location_unavailable');
    const none = { ...world.sendBody(photos, ids.slice(1)), headers: { 'Accept-Language': 'en' } };
    const { problem } = await world.requestRaw(sendPhotos, none);
    expect(problem?.errors?.map(({ path }) => path)).toEqual(Array(2).fill('body.facilities_ids'));
    const said = problem?.errors?.map(({ message }) => message) ?? [];
    expect(said[0]).toMatch(/^Kawiarnia Lipa, .*Rynek Główny 2.*: /);
    expect(said[1]).toMatch(/^Kawiarnia Lipa, .*Rynek Główny 3.*: /);
    expect(said[0]?.split(': ')[1]).not.toBe(said[1]?.split(': ')[1]);
  });

  test('of other locations are neither seen, counted, sent nor deleted by a member of some', async () => {
    const world = await startPhotoChain({ locations: 2 });
    const { companyId, ids, owner } = world;
    await world.send([{ category: 5, upload_id: await world.upload(5) }]);
    await world.jobs.runDue();
    const as = await world.make.member(companyId, {
      type: memberTypes.manager,
      locations: ids.slice(0, 1),
      permissions: ['view_photos', 'add_and_delete_photos'],
    });
    const seen = await world.ok(listPhotos, { as });
    expect(seen.results.map(({ location }) => location.id)).toEqual(ids.slice(0, 1));
    expect((await world.ok(listPhotoBatches, { as })).results).toMatchObject([{ total: 1, done: 1 }]);
    const all = (await world.ok(listPhotos, { as: owner })).results;
    const hidden = all.find(({ location }) => location.id === ids[1]);
    const refused = await world.request(deletePhotos, { as, body: { ids: [hidden?.id ?? 0] } });
    expect(refused.problem?.code).toBe('not_found');
    const photos = [{ category: 4 as const, upload_id: await world.upload(4) }];
    const sent = await world.request(sendPhotos, { as, body: world.sendBody(photos).body });
    expect(sent.problem?.code).toBe('facility_unknown');
  });
});
