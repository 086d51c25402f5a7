import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { updateListingLocator } from '@pinfold/contract/features/store-locator/listing-locator.endpoints';
import { listLocatorFilters } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';

test('LOC-02 an owner chooses filters from what shown locations have, named in their language and counted', async () => {
  const api = await startTestApi();
  const { make, ok } = api;
  const companyId = await make.company();
  await make.account(companyId, 'demo-empty', 'accounts/100000000000000000009');
  const as = await make.member(companyId, { type: memberTypes.owner });
  const cafe = { primaryCategory: 'gcid:cafe', labels: ['ogródek'] };
  const dogs = { attribute_id: 'welcomes_dogs', value_type: 1 as const, values: [true] };
  const wifi = { attribute_id: 'wi_fi', value_type: 2 as const, values: ['free_wi_fi'] };
  const noDelivery = { attribute_id: 'has_delivery', value_type: 1 as const, values: [false] };
  const rynek = await make.location(companyId, { ...cafe, attributes: [dogs, wifi, noDelivery] });
  await make.location(companyId, { ...cafe, attributes: [wifi], additionalCategories: ['gcid:bakery'] });
  const hidden = await make.location(companyId, { ...cafe, labels: ['ukryta'] });
  await make.location(companyId, { ...cafe, labels: ['zamknięta'], openStatus: 'CLOSED_PERMANENTLY' });
  await make.location(companyId, { ...cafe, labels: ['cudza'], isOwner: false });
  await make.location(companyId, { ...cafe, labels: ['nowa'], creation: 'in_progress' });
  await make.location(await make.company(), { ...cafe, labels: ['obca'] });
  await ok(updateListingLocator, { as, params: { id: hidden }, body: { version: 0, is_hidden: true } });

  const { results } = await ok(listLocatorFilters, { as });
  expect(results.map(({ kind, key, count }) => [kind, key, count])).toEqual([
    ['label', 'ogródek', 2],
    ['attribute', 'wi_fi=free_wi_fi', 2],
    ['attribute', 'welcomes_dogs', 1],
    ['category', 'gcid:cafe', 2],
    ['category', 'gcid:bakery', 1],
  ]);
  const labels = async (language: string) =>
    (await ok(listLocatorFilters, { as, headers: { 'Accept-Language': language } })).results.map(
      ({ label }) => label,
    );
  expect(await labels('pl')).toEqual(expect.arrayContaining(['Ogródek', 'Psy mile widziane', 'Kawiarnia']));
  expect(await labels('en')).toEqual(expect.arrayContaining(['Ogródek', 'Dogs allowed']));

  const limited = await make.member(companyId, { locations: [rynek] });
  const seen = (await ok(listLocatorFilters, { as: limited })).results;
  expect(seen.map(({ key, count }) => [key, count])).toEqual([
    ['ogródek', 1],
    ['welcomes_dogs', 1],
    ['wi_fi=free_wi_fi', 1],
    ['gcid:cafe', 1],
  ]);
});

test('LOC-02 without anybody who could name them, filters are offered under what the provider calls them', async () => {
  const { make, ok } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  const attributes = [{ attribute_id: 'welcomes_dogs', value_type: 1 as const, values: [true] }];
  await make.location(companyId, { primaryCategory: 'gcid:coffee_shop', attributes });
  const { results } = await ok(listLocatorFilters, { as });
  expect(results.map(({ label }) => label)).toEqual(['Welcomes dogs', 'Coffee shop']);
});
