import { expect, test } from 'vitest';
import { officialGoogle } from '../testing/official-google.ts';

test('Google’s own clients sign in and read accounts and locations (BAS-02)', async () => {
  const { accounts, information, here } = await officialGoogle();
  const { data } = await accounts.list({}, here);
  expect(data.accounts?.map(({ name, accountName }) => [name, accountName])).toEqual([
    ['accounts/1', 'Kawiarnia Mała'],
  ]);
  const list = await information.accounts.locations.list(
    { parent: 'accounts/1', readMask: 'name,title', pageSize: 2 },
    here,
  );
  expect(list.data.locations).toHaveLength(2);
  const one = await information.locations.get(
    { name: 'locations/rynek', readMask: 'storefrontAddress' },
    here,
  );
  expect(one.data.storefrontAddress?.postalCode).toBe('31-042');
  await expect(information.locations.get({ name: 'locations/rynek' }, here)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('invalid argument'),
  });
  await expect(accounts.get({ name: 'accounts/2' }, here)).rejects.toMatchObject({ status: 403 });
});

test('Google’s own client edits, creates and deletes locations, and learns what may be said of them (BAS-02)', async () => {
  const { information, here, advance } = await officialGoogle();
  const { locations } = information;
  const name = 'locations/rynek';

  const whole = await locations.get({ name, readMask: everyField }, here);
  expect(whole.data.regularHours?.periods).toHaveLength(7);
  expect(whole.data.profile?.description).toContain('Rynek Główny 12');
  expect(whole.data.categories?.primaryCategory?.moreHoursTypes?.[0]?.hoursTypeId).toBe('ACCESS');
  expect(whole.data.serviceItems?.at(-1)?.freeFormServiceItem?.label?.displayName).toBe('Zestaw śniadaniowy');

  const patch = { name, updateMask: 'websiteUri', requestBody: { websiteUri: 'https://mala.example/rynek' } };
  const dry = await locations.patch({ ...patch, validateOnly: true }, here);
  expect(dry.data).toEqual({});
  const patched = await locations.patch(patch, here);
  expect(patched.data).toMatchObject({
    websiteUri: 'https://mala.example/rynek',
    metadata: { hasPendingEdits: true },
  });
  const pending = await locations.getGoogleUpdated({ name, readMask: 'websiteUri' }, here);
  expect(pending.data).toEqual({
    location: { websiteUri: 'https://mala.example/' },
    diffMask: 'websiteUri',
    pendingMask: 'websiteUri',
  });
  await advance(6);
  expect((await locations.getGoogleUpdated({ name, readMask: 'websiteUri' }, here)).data).toEqual({
    location: { websiteUri: 'https://mala.example/rynek' },
  });

  const requestBody = {
    title: 'Kawiarnia Mała',
    languageCode: 'pl',
    storeCode: 'MAL-kazimierz',
    categories: { primaryCategory: { name: 'gcid:cafe' } },
    storefrontAddress: {
      regionCode: 'PL',
      postalCode: '31-056',
      locality: 'Kraków',
      addressLines: ['ul. Józefa 9'],
    },
    latlng: { latitude: 1, longitude: 1 },
  };
  const create = { parent: 'accounts/1', requestId: 'once', requestBody };
  const created = await information.accounts.locations.create(create, here);
  expect(created.data.latlng?.latitude).toBeCloseTo(50.06, 1);
  expect(created.data.metadata?.hasVoiceOfMerchant).toBe(false);
  expect((await information.accounts.locations.create(create, here)).data.name).toBe(created.data.name);
  const listed = await information.accounts.locations.list(
    { parent: 'accounts/1', readMask: 'storeCode', orderBy: 'store_code desc', pageSize: 100 },
    here,
  );
  expect(listed.data.locations?.map(({ storeCode }) => storeCode)).toEqual([
    'MAL-rynek',
    'MAL-nowa',
    'MAL-kazimierz',
    'MAL-dworzec',
  ]);
  await locations.delete({ name: created.data.name ?? '' }, here);
  await expect(
    locations.get({ name: created.data.name ?? '', readMask: 'title' }, here),
  ).rejects.toMatchObject({ status: 404 });

  const attributesName = `${name}/attributes`;
  const attributeMask = 'attributes/wi_fi,attributes/url_menu,attributes/requires_masks_customers';
  const attributes = [
    { name: 'attributes/wi_fi', values: ['paid_wi_fi'] },
    { name: 'attributes/requires_masks_customers', values: [true] },
  ];
  const written = await locations.updateAttributes(
    { name: attributesName, attributeMask, requestBody: { name: attributesName, attributes } },
    here,
  );
  const kept = new Map(written.data.attributes?.map((one) => [one.name, one]));
  expect(kept.get('attributes/wi_fi')?.values).toEqual(['paid_wi_fi']);
  expect(kept.has('attributes/url_menu')).toBe(false);
  expect(kept.has('attributes/requires_masks_customers')).toBe(false);
  expect(kept.has('attributes/has_takeout')).toBe(true);
  const shown = await locations.attributes.getGoogleUpdated({ name: attributesName }, here);
  expect(shown.data.attributes?.find((one) => one.name === 'attributes/wi_fi')?.values).toEqual([
    'free_wi_fi',
  ]);
  const known = await information.attributes.list({ parent: name }, here);
  expect(known.data.attributeMetadata?.find(({ parent }) => parent === 'attributes/wi_fi')).toMatchObject({
    valueType: 'ENUM',
    groupDisplayName: 'Udogodnienia',
    valueMetadata: [{ value: 'free_wi_fi', displayName: 'Bezpłatne' }, { value: 'paid_wi_fi' }],
  });

  const categories = await information.categories.list(
    { languageCode: 'pl', regionCode: 'PL', view: 'BASIC', filter: 'displayName=kaw' },
    here,
  );
  expect(categories.data.categories).toEqual([{ name: 'categories/gcid:cafe', displayName: 'Kawiarnia' }]);
  const batch = await information.categories.batchGet(
    { names: ['categories/gcid:bakery', 'gcid:gym'], languageCode: 'en', regionCode: 'PL', view: 'FULL' },
    here,
  );
  expect(batch.data.categories?.map(({ displayName }) => displayName)).toEqual(['Bakery', 'Gym']);
  expect(batch.data.categories?.[0]?.serviceTypes?.[0]?.displayName).toBe('Coffee to go');
  const chains = await information.chains.search({ chainName: 'paczkarnia' }, here);
  expect(chains.data.chains?.[0]?.chainNames?.[0]?.displayName).toBe('Pączkarnia Pod Arkadami');

  const found = await information.googleLocations.search(
    { requestBody: { query: 'Kawiarnia Krakow', pageSize: 10 } },
    here,
  );
  const claims = found.data.googleLocations?.map(({ location, requestAdminRightsUri }) => [
    location?.title,
    requestAdminRightsUri !== undefined,
  ]);
  expect(claims).toContainEqual(['Kawiarnia Mała', true]);
  expect(claims).toContainEqual(['Kawiarnia Lipa', false]);
});

const everyField =
  'name,languageCode,storeCode,title,phoneNumbers,categories,storefrontAddress,websiteUri,regularHours,specialHours,' +
  'serviceArea,labels,adWordsLocationExtensions,latlng,openInfo,metadata,profile,relationshipData,moreHours,serviceItems';
