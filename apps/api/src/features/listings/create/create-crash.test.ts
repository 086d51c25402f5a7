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

async function expectOne(cafe: ListingCreation, id: number) {
  expect(await cafe.titlesAtGoogle()).toEqual(['Kawiarnia', newListing.name]);
  const created = await cafe.read(id);
  expect(created).toMatchObject({
    creation_in_progress: false,
    creation_problems: [],
    update_status: 'ok',
    attributes: newListing.attributes,
  });
}

test('LST-07 BAS-03 stopped at any point and begun again, exactly one location is created', async () => {
  for (const [method, path] of calls) {
    const cafe = await startListingCreation();
    const { id } = await cafe.create();
    for (const apply of [true, false])
      await cafe.script('POST', '/faults', { path, method, outcome: 'cut', apply });
    await cafe.jobs.settle(86_400);
    expect(await cafe.script('GET', '/faults')).toEqual({ faults: [] });
    await expectOne(cafe, id);
  }
});

test('LST-07 BAS-03 two workers at once create one location, and so does a job that comes back from the dead', async () => {
  const cafe = await startListingCreation();
  const { id } = await cafe.create();
  const [promise] = await cafe.jobs.waiting('create-on-map');
  const run = () =>
    createOnMap.run(cafe.services, promise as CreationRequest, {
      tries: 0,
      isLastTry: false,
    });
  await Promise.all([run(), run()]);
  await expectOne(cafe, id);
  const { version } = await cafe.read(id);
  await cafe.jobs.settle();
  await run();
  expect((await cafe.read(id)).version).toBe(version);
  await expectOne(cafe, id);
});

test('LST-07 what Google refuses is said beside its field, corrected and tried again', async () => {
  const cafe = await startListingCreation();
  const { id } = await cafe.create({ ...newListing, store_code: 'KAW-1' });
  await cafe.jobs.settle();
  const refused = await cafe.read(id);
  expect(refused.creation_in_progress).toBe(false);
  expect(refused.creation_problems).toMatchObject([{ field: 'store_code' }]);
  expect(await cafe.titlesAtGoogle()).toEqual(['Kawiarnia']);

  const as = cafe.owner;
  const body = { version: refused.version, changes: { store_code: 'KAW-3', website: '' } };
  await cafe.ok(updateListing, { as, params: { id }, body });
  const retried = await cafe.ok(retryCreation, { as, params: { id } });
  expect(retried).toMatchObject({ creation_in_progress: true, creation_problems: [] });
  const twice = await cafe.request(retryCreation, { as, params: { id } });
  expect(twice.problem?.code).toBe('creation_in_progress');
  await cafe.jobs.settle();
  await expectOne(cafe, id);
  expect(await cafe.read(id)).toMatchObject({ store_code: 'KAW-3', website: '' });
  expect((await cafe.request(retryCreation, { as, params: { id } })).problem?.code).toBe('no_changes');
});

test('LST-07 a location whose answer was lost for good is found again by a retry, with what was edited since', async () => {
  const cafe = await startListingCreation();
  const { id } = await cafe.create();
  const lost = { path: '/v1/accounts/1/locations', method: 'POST', outcome: 'cut', apply: true, times: 100 };
  await cafe.script('POST', '/faults', lost);
  await cafe.jobs.settle(86_400);
  const failed = await cafe.read(id);
  expect(failed.creation_problems.map(({ code }) => code)).toEqual(['not_delivered']);
  await cafe.script('DELETE', '/faults');

  const as = cafe.owner;
  const changes = { website: 'https://kawiarnia.example/nowa' };
  await cafe.ok(updateListing, { as, params: { id }, body: { version: failed.version, changes } });
  await cafe.ok(retryCreation, { as, params: { id } });
  await cafe.jobs.settle();
  await expectOne(cafe, id);
  const { facility_listings } = await cafe.read(id);
  const atGoogle = await cafe.google.getListing(facility_listings[0]?.gmb_address_id ?? '');
  expect(atGoogle.websiteUri).toBe(changes.website);
});

test('LST-12 a location that could not be created is removed without a trace', async () => {
  const cafe = await startListingCreation();
  const { id } = await cafe.create({ ...newListing, store_code: 'KAW-1' });
  const early = await cafe.request(deleteListing, { as: cafe.owner, params: { id } });
  expect(early.problem?.code).toBe('creation_in_progress');
  await cafe.jobs.settle();
  await cafe.ok(deleteListing, { as: cafe.owner, params: { id }, query: { from: 'google' } });
  await cafe.jobs.settle();
  expect(await cafe.titlesAtGoogle()).toEqual(['Kawiarnia']);
});
