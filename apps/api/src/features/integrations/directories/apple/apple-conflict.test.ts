import { expect, test } from 'vitest';
import {
  getAppleConflict,
  settleAppleConflict,
} from '@pinfold/contract/features/integrations/apple-listings.endpoints';
import { editAtApple, editAtBoth, editHere } from '../../../../testing/worlds/apple-edits.ts';
import { startShownAtApple } from '../../../../testing/worlds/apple-maps.ts';

type World = Awaited<ReturnType<typeof startShownAtApple>>;

const ofListing = ({ account, id }: World) => ({ id: account.id, facility_id: id });

/** A location that others named in another way at Apple, while its phone number changed here. */
async function startConflict() {
  const world = await startShownAtApple();
  await editAtBoth(world);
  const { owner: as } = world;
  const params = ofListing(world);
  const read = () => world.ok(getAppleConflict, { as, params });
  return {
    world,
    read,
    settle: (keep: 'ours' | 'theirs', etag: string) =>
      world.request(settleAppleConflict, { as, params, body: { keep, etag } }),
    async settleNow(keep: 'ours' | 'theirs') {
      const { etag } = await read();
      await world.ok(settleAppleConflict, { as, params, body: { keep, etag } });
    },
  };
}

test('INT-03 what was changed there and here waits for a person, who keeps theirs until it changes here', async () => {
  const { world, read, settleNow } = await startConflict();
  expect(await world.listings()).toMatchObject([{ state: 'conflict' }]);
  expect(await read()).toMatchObject({
    is_gone: false,
    differences: [
      { field: 'name', sent: 'Kawiarnia Lipa', live: 'Lipa Café', wanted: 'Kawiarnia Lipa' },
      { field: 'phone', wanted: '+48 12 345 67 89' },
    ],
  });
  const [location] = await world.atApple('location');
  const reports = [{ code: 'VALIDATION__NAME', message: 'Unusual', severity: 'WARNING' }];
  await world.script('PUT', `/apple/resources/${location?.id}/verdict`, { state: 'PUBLISHED', reports });
  await settleNow('theirs');
  expect(await world.listings()).toMatchObject([
    { state: 'published', problems: [{ code: 'quality_issue', message: 'Unusual' }] },
  ]);
  await editHere(world, { website: 'https://lipa.example/nowa' });
  const [kept] = await world.atApple('location');
  expect(kept?.locationDetails).toMatchObject({
    displayNames: [{ name: 'Lipa Café' }],
    urls: [{ url: 'https://lipa.example/nowa' }],
  });
  const again = await world.request(getAppleConflict, { as: world.owner, params: ofListing(world) });
  expect(again.problem?.code).toBe('not_found');
  await editAtApple(world, { storeCode: 'APPLE' });
  await editHere(world, { website: 'https://lipa.example/' });
  await settleNow('ours');
  await world.jobs.runDue();
  const [ours] = await world.atApple('location');
  expect(ours?.locationDetails).toMatchObject({
    displayNames: [{ name: 'Lipa Café' }],
    storeCode: 'LIP-000',
    paymentMethods: ['APPLE_PAY'],
  });
});

test('INT-03 a choice about what changed since it was shown is refused', async () => {
  const { world, read, settle, settleNow } = await startConflict();
  const { etag } = await read();
  await editAtApple(world, { storeCode: 'APPLE' });
  expect((await settle('ours', etag)).problem?.code).toBe('listing_changed');
  expect(await world.states()).toEqual(['conflict']);
  await settleNow('ours');
  expect(await world.states()).toEqual(['waiting']);
});

test.each([
  { keep: 'ours', settled: { state: 'in_review', problems: [] } },
  { keep: 'theirs', settled: { state: 'failed', problems: [{ code: 'gone' }] } },
] as const)(
  'INT-03 a location that is gone at Apple meanwhile is settled by $keep',
  async ({ keep, settled }) => {
    const { world, read, settle } = await startConflict();
    const [{ id } = { id: '' }] = await world.atApple('location');
    const path = `/apple/api/v1/orgs/*/locations/${id}`;
    await world.script('POST', '/faults', { path, method: 'GET', status: 404, times: 3 });
    const { etag, ...gone } = await read();
    expect(gone).toMatchObject({ is_gone: true, differences: [] });
    await settle(keep, etag);
    await world.jobs.runDue();
    expect(await world.listings()).toMatchObject([settled]);
  },
);
