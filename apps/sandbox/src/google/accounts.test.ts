import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import { smallWorld } from '../testing/small-world.ts';
import type { World } from '../world/world.ts';

/** A person with a group of her own, which also manages one location of the company. */
function withPerson(): World {
  const world = smallWorld();
  const [cafe, other] = world.accounts;
  const group = { id: '11', name: 'Nowe lokale', refreshToken: 'group', ownedBy: '10', shares: ['rynek'] };
  return {
    accounts: [
      ...(cafe ? [cafe] : []),
      { ...group, locations: other?.locations ?? [] },
      { id: '10', name: 'Marta Nowak', refreshToken: 'marta', type: 'PERSONAL', locations: [] },
    ],
  };
}

test('a person sees her own account first, and opens her groups with the places they share', async () => {
  const directed = await directSandbox({ world: withPerson() });
  const token = await directed.accessToken('marta');
  const { body } = await directed.google('GET', '/v1/accounts', undefined, token);
  expect([...(body.accounts ?? [])].map(({ name, type }) => [name, type])).toEqual([
    ['accounts/10', 'PERSONAL'],
    ['accounts/11', 'LOCATION_GROUP'],
  ]);
  const list = async (account: string) =>
    [
      ...((await directed.google('GET', `/v1/accounts/${account}/locations?readMask=name`, undefined, token))
        .body.locations ?? []),
    ].map(({ name }) => name);
  expect(await list('10')).toEqual([]);
  expect(await list('11')).toEqual(['locations/obca', 'locations/rynek']);
  expect(await list('-')).toEqual(['locations/obca', 'locations/rynek']);
  const closed = await directed.google('GET', '/v1/locations/dworzec?readMask=name', undefined, token);
  expect(closed.status).toBe(403);
  const review = await directed.google('GET', '/v4/accounts/11/locations/rynek/reviews/r1', undefined, token);
  expect(review.body.name).toBe('accounts/11/locations/rynek/reviews/r1');
  expect((await directed.google('GET', '/v1/accounts/1', undefined, token)).status).toBe(403);
});

test('only people and accounts of their own sign in, and groups come with their owner', async () => {
  const { sandbox } = await directSandbox({ world: withPerson() });
  const query = new URLSearchParams({
    client_id: '424242424242-sandbox.apps.googleusercontent.com',
    redirect_uri: 'https://panel.example/connect',
    response_type: 'code',
    scope: 'https://www.googleapis.com/auth/business.manage',
  });
  const page = await sandbox.fetch(
    new Request(`http://sandbox.test/sandbox/google/o/oauth2/v2/auth?${query}`),
  );
  const text = await page.text();
  expect(text).toContain('Marta Nowak');
  expect(text).not.toContain('Nowe lokale');
});

test('somebody’s place that is created again becomes a double, and a stranger’s a conflict', async () => {
  const directed = await directSandbox();
  const body = {
    title: 'Kawiarnia Mała',
    languageCode: 'pl',
    categories: { primaryCategory: { name: 'gcid:cafe' } },
    storefrontAddress: {
      regionCode: 'PL',
      postalCode: '31-042',
      locality: 'Kraków',
      addressLines: ['Rynek Główny 12'],
    },
  };
  const create = (placeId: string) =>
    directed.google('POST', '/v1/accounts/1/locations', { ...body, metadata: { placeId } });
  const own = await create('place-rynek');
  expect(own.body.metadata?.duplicateLocation).toBe('locations/rynek');
  const conflict = await create('place-obca');
  const state = await directed.google('GET', `/v1/${String(conflict.body.name)}/VoiceOfMerchantState`);
  expect(state.body).toEqual({ resolveOwnershipConflict: {} });
  const { title: _title, ...nameless } = body;
  const refused = await directed.google('POST', '/v1/accounts/1/locations', nameless);
  expect(refused.body.error?.details?.[1]?.reason).toBe('REQUIRED_FIELD_MISSING_VALUE');
});
