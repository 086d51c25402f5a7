import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteListing, getListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { listGroups } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { createNote } from '@pinfold/contract/features/reviews/notes.endpoints';
import { oneRow, rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { databaseFingerprint } from '../../../testing/oracles/database-fingerprint.ts';
import { startListingCreation } from '../../../testing/worlds/listing-creation.ts';
import { storeReviews } from '../../reviews/sync/store-reviews.ts';
import { bulkEdits } from '../bulk-edit/bulk-edits.table.ts';
import { locations } from '../listings.table.ts';
import { listingUpdates } from '../updates/listing-updates.table.ts';

const idOf = async (world: Awaited<ReturnType<typeof startListingCreation>>) => {
  const row = await oneRow<{ id: number }>(
    world.services.database.queries,
    sql`select id::int8 as id from locations where company_id = ${world.companyId} and google_name = 'locations/rynek'`,
  );
  return row.id;
};

test('LST-12 a location is removed here with all that belongs to it, and nothing of anybody else; its profile stays', async () => {
  const world = await startListingCreation({ reviews: 3 });
  const { make, companyId, services } = world;
  const { queries } = services.database;
  const id = await idOf(world);
  const other = await make.location(companyId);
  await make.group(companyId, 'Rynki', [id, other]);
  await make.member(companyId, { locations: [id, other] });
  await make.review(companyId, other);
  const as = world.owner;
  const [reviewId = 0] = world.ids;
  await make.tagReview(companyId, reviewId, await make.tag(companyId, 'kawa'));
  await world.ok(createNote, { as, params: { id: reviewId }, body: { text: 'Stały gość' } });
  await world.ok(replyToReview, { as, params: { id: reviewId }, body: { reply_comment: 'Dziękujemy!' } });
  const ours = async () => {
    const named = await rows<{ name: string }>(
      queries,
      sql`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name in ('location_id', 'review_id') order by 1`,
    );
    const left = await Promise.all(
      [...new Set(named.map(({ name }) => name))].map(async (name) => {
        const row = await oneRow<{ text: string | null }>(
          queries,
          sql`select string_agg(t::text, ' ') as text from ${sql.identifier(name)} t
              where coalesce((to_jsonb(t) ->> 'location_id')::int8 = ${id}, false)
                 or coalesce((to_jsonb(t) ->> 'review_id')::int8 = any(${int8Array(world.ids)}), false)`,
        );
        return row?.text ?? '';
      }),
    );
    return left.filter(Boolean);
  };
  expect((await ours()).length).toBeGreaterThan(4);

  const removed = await world.request(deleteListing, { as, params: { id } });
  expect(removed.status).toBe(204);
  expect(await ours()).toEqual([]);
  expect((await world.request(getListing, { as, params: { id } })).status).toBe(404);
  const left = await world.ok(searchReviews, { as, body: {} });
  expect(left.count).toBe(1);
  const [group] = (await world.ok(listGroups, { as })).results;
  expect(group?.facilities_count).toBe(1);
  await world.jobs.settle();
  // A poll that was on its way writes what it has read.
  for await (const page of world.google.listReviews('accounts/1/locations/rynek'))
    expect(await storeReviews(services, queries, companyId, id, page)).toMatchObject({ ids: [] });
  expect(await ours()).toEqual([]);
  expect(await world.titlesAtGoogle()).toEqual(['Kawiarnia']);
  expect((await world.request(deleteListing, { as, params: { id } })).problem?.code).toBe('not_found');
});

test('LST-12 a profile is deleted at Google first, and one that is gone there is no reason to stop', async () => {
  const world = await startListingCreation();
  const [as, id] = [world.owner, await idOf(world)];
  const remove = () => world.request(deleteListing, { as, params: { id }, query: { from: 'google' } });
  const path = '/v1/locations/rynek';
  await world.script('POST', '/faults', { path, method: 'DELETE', outcome: 'cut', apply: true });
  const lost = await remove();
  expect(lost.problem).toMatchObject({ code: 'provider_unavailable', status: 502 });
  expect(await world.read(id)).toMatchObject({ name: 'Kawiarnia' });
  expect((await remove()).status).toBe(204);
  expect(await world.titlesAtGoogle()).toEqual([]);
  expect((await world.request(getListing, { as, params: { id } })).status).toBe(404);
});

test('LST-12 what may not be deleted now says why, in the reader’s language, and stays as it is', async () => {
  const world = await startListingCreation();
  const { services, companyId, owner: as } = world;
  const { queries } = services.database;
  const id = await idOf(world);
  const set = (values: Partial<typeof locations.$inferInsert>) =>
    queries.update(locations).set(values).where(eq(locations.id, id));
  const refusal = async (from: 'pinfold' | 'google', language = 'pl') => {
    const before = await databaseFingerprint(queries);
    const headers = { 'Accept-Language': language };
    const { problem } = await world.request(deleteListing, { as, params: { id }, query: { from }, headers });
    expect(await databaseFingerprint(queries)).toBe(before);
    return problem;
  };

  await set({ updateStatus: 'in_progress' });
  for (const from of ['pinfold', 'google'] as const)
    expect((await refusal(from))?.code).toBe('update_in_progress');
  await set({ updateStatus: 'ok', creation: 'in_progress' });
  expect((await refusal('pinfold'))?.code).toBe('creation_in_progress');
  await set({ creation: null });

  const createdAt = services.now();
  const edit = { authorId: as.userId, fields: ['name' as const], total: 1, createdAt };
  const [batch] = await queries
    .insert(bulkEdits)
    .values({ companyId, ...edit })
    .returning({ id: bulkEdits.id });
  const update = { fields: ['name' as const], before: {}, after: {}, status: 'ok' as const, createdAt };
  await queries
    .insert(listingUpdates)
    .values({ companyId, locationId: id, bulkEditId: batch?.id ?? 0, ...update });
  expect(await refusal('pinfold', 'en')).toMatchObject({
    code: 'location_in_bulk_edit',
    detail: 'A bulk edit that is running covers this location. You can delete it when that ends.',
  });
  await queries.update(bulkEdits).set({ finishedAt: createdAt });

  await set({ isOwner: false });
  expect((await refusal('google'))?.code).toBe('not_profile_owner');
  await set({ isOwner: true });
  await world.script('PUT', '/listings/rynek/state', { state: 'suspended' });
  expect(await refusal('google')).toMatchObject({ code: 'profile_not_deletable', status: 409 });
  await world.script('PUT', '/grants', { account: '1', revoked: true });
  world.clock.advance(7200);
  expect((await refusal('google'))?.code).toBe('google_account_missing');
  expect((await world.request(deleteListing, { as, params: { id } })).status).toBe(204);
});
