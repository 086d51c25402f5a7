import { expect, test } from 'vitest';
import { retryCreation } from '@pinfold/contract/features/listings/create/create-listing.endpoints';
import { deleteListing, updateListing } from '@pinfold/contract/features/listings/listings.endpoints';
import {
  newListing,
  startListingCreation,
  type ListingCreation,
} from '../../../testing/worlds/listing-creation.ts';
import type { CreationRequest } from './creation-lifecycle.ts';
import { createOnMap } from './create-on-map.job.ts';

/** Every call that creating makes, in its order: after any of them the process may die, or before it. */
const calls = [
  ['POST', '/v1/accounts/1/locations'],
  ['GET', '/v1/locations/*'],
  ['PATCH', '/v1/locations/*/attributes'],
  ['GET', '/v1/locations/*/VoiceOfMerchantState'],
  ['GET', '/v1/locations/*/verifications'],
] as const;

async function expectOne(world: ListingCreation, id: number) {
  expect(await world.titlesAtGoogle()).toEqual(['Kawiarnia', newListing.name]);
  const created = await world.read(id);
  expect(created).toMatchObject({
    creation_in_progress: false,
    creation_problems: [],
    update_status: 'ok',
    attributes: newListing.attributes,
  });
}

test('LST-07 BAS-03 stopped at any point and begun again, exactly one location is created', async () => {
  for (const [method, path] of calls) {
    const world = await startListingCreation();
    const { id } = await world.create();
    for (const apply of [true, false])
      await world.script('POST', '/faults', { path, method, outcome: 'cut', apply });
    await world.jobs.settle(86_400);
    expect(await world.script('GET', '/faults')).toEqual({ faults: [] });
    await expectOne(world, id);
  }
});

test('LST-07 BAS-03 two workers at once create one location, and so does a job that comes back from the dead', async () => {
  const world = await startListingCreation();
  const { id } = await world.create();
  const [promise] = await world.jobs.waiting('create-on-map');
  const run = () =>
    createOnMap.run(world.services, promise as CreationRequest, {
      tries: 0,
      isLastTry: false,
    });
  await Promise.all([run(), run()]);
  await expectOne(world, id);
  const { version } = await world.read(id);
  await world.jobs.settle();
  await run();
  expect((await world.read(id)).version).toBe(version);
  await expectOne(world, id);
});

test('LST-07 what Google refuses is said beside its field, corrected and tried again', async () => {
  const world = await startListingCreation();
  const { id } = await world.create({ ...newListing, store_code: 'KAW-1' });
  await world.jobs.settle();
  const refused = await world.read(id);
  expect(refused.creation_in_progress).toBe(false);
  expect(refused.creation_problems).toMatchObject([{ field: 'store_code' }]);
  expect(await world.titlesAtGoogle()).toEqual(['Kawiarnia']);

  const as = world.owner;
  const body = { version: refused.version, changes: { store_code: 'KAW-3', website: '' } };
  await world.ok(updateListing, { as, params: { id }, body });
  const retried = await world.ok(retryCreation, { as, params: { id } });
  expect(retried).toMatchObject({ creation_in_progress: true, creation_problems: [] });
  const twice = await world.request(retryCreation, { as, params: { id } });
  expect(twice.problem?.code).toBe('creation_in_progress');
  await world.jobs.settle();
  await expectOne(world, id);
  expect(await world.read(id)).toMatchObject({ store_code: 'KAW-3', website: '' });
  expect((await world.request(retryCreation, { as, params: { id } })).problem?.code).toBe('no_changes');
});

test('LST-07 a location whose answer was lost for good is found again by a retry, with what was edited since', async () => {
  const world = await startListingCreation();
  const { id } = await world.create();
  const lost = { path: '/v1/accounts/1/locations', method: 'POST', outcome: 'cut', apply: true, times: 100 };
  await world.script('POST', '/faults', lost);
  await world.jobs.settle(86_400);
  const failed = await world.read(id);
  expect(failed.creation_problems.map(({ code }) => code)).toEqual(['not_delivered']);
  await world.script('DELETE', '/faults');

  const as = world.owner;
  const changes = { website: 'https://kawiarnia.example/nowa' };
  await world.ok(updateListing, { as, params: { id }, body: { version: failed.version, changes } });
  await world.ok(retryCreation, { as, params: { id } });
  await world.jobs.settle();
  await expectOne(world, id);
  const { facility_listings } = await world.read(id);
  const atGoogle = await world.google.getListing(facility_listings[0]?.gmb_address_id ?? '');
  expect(atGoogle.websiteUri).toBe(changes.website);
});

test('LST-12 a location that could not be created is removed without a trace', async () => {
  const world = await startListingCreation();
  const { id } = await world.create({ ...newListing, store_code: 'KAW-1' });
  const early = await world.request(deleteListing, { as: world.owner, params: { id } });
  expect(early.problem?.code).toBe('creation_in_progress');
  await world.jobs.settle();
  await world.ok(deleteListing, { as: world.owner, params: { id }, query: { from: 'google' } });
  await world.jobs.settle();
  expect(await world.titlesAtGoogle()).toEqual(['Kawiarnia']);
});
