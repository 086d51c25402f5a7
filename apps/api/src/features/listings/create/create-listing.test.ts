import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  createListing,
  searchOnMap,
} from '@pinfold/contract/features/listings/create/create-listing.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { updateListing } from '@pinfold/contract/features/listings/listings.endpoints';
import {
  newListing,
  startListingCreation,
  type ListingCreation,
} from '../../../testing/worlds/listing-creation.ts';
import { companies } from '../../company/company.table.ts';

const refusedCreate = async (world: ListingCreation, body: object) => {
  const asked = {
    as: world.owner,
    body: { google_account_id: world.accountId, fields: newListing, ...body },
  };
  return (await world.requestRaw(createListing, asked)).problem;
};

test('LST-07 whose a place on the map is shows before it is created twice: ours, somebody’s, nobody’s', async () => {
  const world = await startListingCreation();
  const search = async (query: { name: string; city?: string; street?: string; house_number?: string }) =>
    (await world.ok(searchOnMap, { as: world.owner, query })).results;

  const own = { name: 'Kawiarnia', street: 'Rynek Główny', house_number: '12', city: 'Kraków' };
  const [here] = await search(own);
  const [location] = (await world.ok(listLocations, { as: world.owner })).results;
  expect(here).toMatchObject({
    ownership: 'existsInAccount',
    google_name: 'locations/rynek',
    facility_id: location?.id,
    is_duplicate: true,
    request_admin_rights_url: null,
  });
  const near = { ...own, latitude: 50.0618, longitude: 19.9373 };
  expect((await search(near))[0]?.distance).toBeLessThan(50);

  const elsewhere = await world.google.createListing(
    'accounts/1',
    {
      title: 'Kawiarnia Druga',
      languageCode: 'pl',
      categories: { primaryCategory: { name: 'categories/gcid:cafe' } },
      storefrontAddress: {
        regionCode: 'PL',
        postalCode: '31-056',
        locality: 'Kraków',
        addressLines: ['ul. Józefa 2'],
      },
    },
    'made-elsewhere',
  );
  const [notImported] = await search({ name: 'Kawiarnia Druga', city: 'Kraków', street: 'ul. Józefa' });
  expect(notImported).toMatchObject({
    ownership: 'existsInAccount',
    google_name: elsewhere.name,
    google_account_id: world.accountId,
    facility_id: null,
  });

  const [claimed] = await search({ name: 'Kocia Kawiarnia Mruczek', city: 'Łódź' });
  expect(claimed).toMatchObject({ ownership: 'withOwner', google_name: null, is_duplicate: true });
  expect(claimed?.request_admin_rights_url).toMatch(/^https:\/\/business\.google\.com\//);
  const [free] = await search({
    name: 'Palarnia Sowa',
    city: 'Wrocław',
    street: 'Ruska',
    house_number: '46',
  });
  expect(free).toMatchObject({ ownership: 'withoutOwner', request_admin_rights_url: null });

  const place = { name: 'Palarnia Sowa', street: 'ul. Ruska', house_number: '46', city: 'Wrocław' };
  const fields = { ...place, postal_code: '50-079', country: 'PL', primary_category: 'gcid:cafe' };
  expect(await refusedCreate(world, { fields })).toMatchObject({ code: 'duplicates_found' });
  expect(await refusedCreate(world, { fields, place_id: free?.place_id })).toBeUndefined();
  await world.jobs.settle();
  const taken = await world.google.findByTitle('accounts/1', 'Palarnia Sowa');
  expect(taken.map(({ metadata }) => metadata?.placeId)).toEqual([free?.place_id]);

  const body = { ...own, postal_code: '31-042', country: 'PL', primary_category: 'gcid:cafe' };
  expect(await refusedCreate(world, { fields: body })).toMatchObject({
    code: 'duplicates_found',
    status: 409,
  });
  expect(await world.titlesAtGoogle()).toEqual(['Kawiarnia', 'Kawiarnia Druga', 'Palarnia Sowa']);
});

test('LST-07 a listing is created on the map with all that it says, and cannot be edited until it is there', async () => {
  const world = await startListingCreation();
  const { id, ...promised } = await world.create();
  expect(promised).toMatchObject({
    creation_in_progress: true,
    facility_listings: [{ gmb_address_id: null }],
  });
  const edit = { version: 1, changes: { website: 'https://kawiarnia.example/' } };
  const early = await world.request(updateListing, { as: world.owner, params: { id }, body: edit });
  expect(early.problem).toMatchObject({ code: 'creation_in_progress', status: 409 });

  await world.jobs.settle();
  const created = await world.read(id);
  expect(created).toMatchObject({
    creation_in_progress: false,
    creation_problems: [],
    verification: 'is_unverified',
    location_state: null,
    update_status: 'ok',
    name: newListing.name,
    labels: ['ogródek'],
    attributes: newListing.attributes,
  });
  expect(created.geo_coords?.latitude).toBeCloseTo(50.06, 1);
  const googleName = created.facility_listings[0]?.gmb_address_id ?? '';
  const atGoogle = await world.google.getListing(googleName);
  expect(atGoogle).toMatchObject({
    title: newListing.name,
    storeCode: newListing.store_code,
    websiteUri: newListing.website,
    categories: { primaryCategory: { name: 'categories/gcid:cafe' } },
    storefrontAddress: { addressLines: ['ul. Józefa 9'], locality: 'Kraków' },
  });
  const attributes = await world.google.getAttributes(googleName);
  expect(attributes.map(({ name }) => name).toSorted()).toEqual([
    'attributes/has_takeout',
    'attributes/wi_fi',
  ]);
});

test('LST-07 what cannot be created is refused with its reason, and nothing is promised', async () => {
  const world = await startListingCreation();
  const { queries } = world.services.database;
  const setCompany = (values: Partial<typeof companies.$inferInsert>) =>
    queries.update(companies).set(values).where(eq(companies.id, world.companyId));

  const { primary_category: _primary, ...uncategorized } = newListing;
  const withoutCategory = await refusedCreate(world, { fields: uncategorized });
  expect(withoutCategory).toMatchObject({ code: 'listing_invalid', status: 400 });
  expect(withoutCategory?.errors).toEqual([
    { path: 'body.fields.primary_category', message: 'Uzupełnij to pole.' },
  ]);
  const foreign = { attribute_id: 'has_onsite_services', value_type: 1, values: [true] };
  const wrongAttribute = await refusedCreate(world, { fields: { ...newListing, attributes: [foreign] } });
  expect(wrongAttribute?.errors?.map(({ path }) => path)).toEqual(['body.fields.attributes']);
  expect(await refusedCreate(world, { google_account_id: 999_999 })).toMatchObject({
    code: 'google_account_missing',
  });
  await setCompany({ planLimits: { max_facilities: 1 } });
  expect(await refusedCreate(world, {})).toMatchObject({ code: 'plan_limit_reached', status: 429 });
  await setCompany({ canCreateGmbLocations: false });
  expect(await refusedCreate(world, {})).toMatchObject({ code: 'cannot_create_listings', status: 403 });
  const manager = await world.make.member(world.companyId, { type: memberTypes.manager });
  const byManager = { as: manager, body: { google_account_id: world.accountId, fields: newListing } };
  expect((await world.request(createListing, byManager)).problem).toMatchObject({
    code: 'permission_denied',
  });

  expect(await world.jobs.waiting('create-on-map')).toEqual([]);
  expect((await world.ok(listLocations, { as: world.owner })).count).toBe(1);
  await setCompany({ canCreateGmbLocations: true, planLimits: {} });
  await world.script('POST', '/faults', { path: '/v1/googleLocations*', status: 503 });
  expect(await refusedCreate(world, {})).toMatchObject({ code: 'provider_unavailable', status: 502 });
});
