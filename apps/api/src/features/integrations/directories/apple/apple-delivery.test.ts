import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getDashboardStats } from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import {
  disableAppleListings,
  retryAppleListings,
  undeleteAppleListings,
} from '@pinfold/contract/features/integrations/apple-listings.endpoints';
import { editHere } from '../../../../testing/worlds/apple-edits.ts';
import { startShownAtApple } from '../../../../testing/worlds/apple-maps.ts';
import { chooseListings } from '../choose-directory-listings.ts';
import { findClaimed } from '../claim-directory-listing.ts';
import { directoryAccounts, directoryListings } from '../directories.table.ts';
import { appleDirectory } from './apple-directory.ts';
import type { AppleListing } from './apple-listing.ts';

type World = Awaited<ReturnType<typeof startShownAtApple>>;

/** What a job reads that is killed half way. */
async function claim({ services, id }: World) {
  const { queries } = services.database;
  const [row] = await queries.select().from(directoryListings).where(eq(directoryListings.locationId, id));
  const claimed = row && (await findClaimed(services, row));
  if (!claimed || !('content' in claimed.wanted)) throw new Error('there is nothing to send');
  return { ...claimed, content: claimed.wanted.content as AppleListing };
}

test('INT-03 what we wrote is no change of others, though its answer is lost and something else is sent by then', async () => {
  const world = await startShownAtApple();
  const { services } = world;
  await services.database.queries.update(directoryListings).set({ state: 'waiting' });
  const lost = await claim(world);
  const content = { ...lost.content, phone: '+48 12 345 67 89' };
  await appleDirectory.send(services, 'update', [{ ...lost, content }]);
  await editHere(world, { website: 'https://lipa.example/nowa' });
  expect(await world.states()).toEqual(['in_review']);
  const [location] = await world.atApple('location');
  expect(location?.locationDetails).toMatchObject({
    phoneNumbers: [{ phoneNumber: lost.content.phone }],
    urls: [{ url: 'https://lipa.example/nowa' }],
  });
  expect(await appleDirectory.send(services, 'update', [{ ...lost, content }])).toEqual([{ result: 'void' }]);
});

test('INT-03 a removal that is on its way when it is undone meets a newer etag', async () => {
  const world = await startShownAtApple();
  const { owner: as, services } = world;
  const params = { id: world.account.id };
  const [before] = await world.atApple('location');
  await world.ok(disableAppleListings, { as, params, body: { remove: true } });
  const undone = await claim(world);
  await world.script('POST', '/faults', { path: '/apple/api/*', method: 'DELETE', outcome: 'cut' });
  await expect(appleDirectory.remove(services, [undone])).rejects.toThrow();
  await world.ok(undeleteAppleListings, { as, params, body: {} });
  await world.jobs.runDue();
  const [after] = await world.atApple('location');
  expect(after?.etag).not.toBe(before?.etag);
  expect(await appleDirectory.remove(services, [undone])).toEqual([{ result: 'void' }]);
  expect(await world.states()).toEqual(['in_review']);
});

test('INT-03 another organisation waits for a removal, and begins without what the first one knew', async () => {
  const world = await startShownAtApple();
  const { owner: as, services, id } = world;
  const { queries } = services.database;
  const [first] = await queries.select().from(directoryAccounts);
  if (!first) throw new Error('nothing is connected');
  const { id: _id, ...copied } = first;
  const [second] = await queries
    .insert(directoryAccounts)
    .values({ ...copied, externalId: 'org-ziarno' })
    .returning();
  const account = { companyId: first.companyId, directory: 'apple', accountId: second?.id ?? 0 } as const;
  await world.ok(disableAppleListings, { as, params: { id: first.id }, body: { remove: true } });
  const choose = () => queries.transaction((tx) => chooseListings(services, tx, account, [id]));
  expect(await choose()).toEqual([]);
  await world.jobs.runDue();
  expect(await choose()).toHaveLength(1);
  expect(await queries.select().from(directoryListings)).toMatchObject([
    {
      accountId: account.accountId,
      externalId: null,
      sent: null,
      createdAt: null,
      publishedAt: null,
      link: '',
    },
  ]);
});

test('INT-03 what Apple refused is written again when it is sent again', async () => {
  const world = await startShownAtApple();
  const [before] = await world.atApple('location');
  await world.script('PUT', `/apple/resources/${before?.id}/verdict`, { state: 'REJECTED' });
  await world.poll();
  expect(await world.states()).toEqual(['rejected']);
  await world.ok(retryAppleListings, { as: world.owner, params: { id: world.account.id }, body: {} });
  await world.jobs.runDue();
  const [after] = await world.atApple('location');
  expect(after?.writes).toBe((before?.writes ?? 0) + 1);
  expect(await world.states()).toEqual(['in_review']);
});

test('INT-03 a location is late in review alone, and none that was taken out counts as shown', async () => {
  const world = await startShownAtApple();
  const { queries } = world.services.database;
  const set = (row: Partial<typeof directoryListings.$inferInsert>) =>
    queries.update(directoryListings).set(row);
  const indicator = async () => {
    const { indicators } = await world.ok(getDashboardStats, { as: world.owner, query: { days: '7' } });
    return indicators.find(({ id }) => id === 'other_maps')?.state;
  };
  expect(await indicator()).toBe('known');
  await set({ state: 'removed' });
  expect(await indicator()).not.toBe('known');
  const lateAs = async (state: 'in_review' | 'rejected') => {
    await set({ state, createdAt: new Date('2031-02-10T08:00:00Z'), publishedAt: null });
    return (await world.listings()).map((listing) => listing.is_late);
  };
  expect(await lateAs('in_review')).toEqual([true]);
  expect(await lateAs('rejected')).toEqual([false]);
});
