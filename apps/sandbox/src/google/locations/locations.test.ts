import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';

test('locations come page by page with the fields that were asked for', async () => {
  const directed = await directSandbox();
  const path =
    '/v1/accounts/1/locations?pageSize=2&readMask=name,title,storefrontAddress.locality,metadata.placeId';
  const first = await directed.google('GET', path);
  expect(first.body.locations?.[0]).toEqual({
    name: 'locations/rynek',
    title: 'Kawiarnia Mała',
    storefrontAddress: { locality: 'Kraków' },
    metadata: { placeId: 'place-rynek' },
  });
  expect(first.body.totalSize).toBe(3);
  const second = await directed.google('GET', `${path}&pageToken=${first.body.nextPageToken}`);
  expect(second.body.locations).toHaveLength(1);
  expect(second.body.nextPageToken).toBeUndefined();
});

test('a location carries everything that a listing shows', async () => {
  const directed = await directSandbox();
  const mask = 'storeCode,latlng,phoneNumbers,websiteUri,categories,labels,openInfo,metadata,languageCode';
  const { body } = await directed.google('GET', `/v1/locations/nowa?readMask=${mask}`);
  expect(body).toMatchObject({
    storeCode: 'MAL-nowa',
    latlng: { latitude: 50.0617, longitude: 19.9373 },
    phoneNumbers: { primaryPhone: '+48 12 422 10 10' },
    websiteUri: 'https://mala.example/',
    categories: { primaryCategory: { name: 'categories/gcid:cafe', displayName: 'Kawiarnia' } },
    labels: ['ogródek'],
    openInfo: { status: 'OPEN' },
    metadata: { hasVoiceOfMerchant: false, placeId: 'place-nowa' },
  });
});

test('a call without a read mask, or with an unknown field, is refused by name', async () => {
  const directed = await directSandbox();
  for (const query of ['', '?readMask=', '?readMask=title,colour']) {
    const { status, body } = await directed.google('GET', `/v1/accounts/1/locations${query}`);
    expect(status).toBe(400);
    expect(body.error?.details?.[0]?.fieldViolations?.[0]?.field).toBe('read_mask');
  }
});

test('locations are filtered by store code and town', async () => {
  const directed = await directSandbox();
  const filter = encodeURIComponent('storefront_address.locality="Kraków" AND store_code="MAL-dworzec"');
  const { body } = await directed.google('GET', `/v1/accounts/1/locations?readMask=name&filter=${filter}`);
  expect(body.locations).toEqual([{ name: 'locations/dworzec' }]);
  const wrong = await directed.google('GET', '/v1/accounts/1/locations?readMask=name&filter=colour%3Dred');
  expect(wrong.status).toBe(400);
});
