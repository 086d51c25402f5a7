import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  authorizeGoogle,
  connectGoogle,
  disconnectGoogle,
  listGoogleAccounts,
} from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { rows } from '../../../database/database.ts';
import { startUnconnectedCompany } from '../../../testing/worlds/unconnected-company.ts';
import { consentAs } from '../../../testing/samples/integration-samples.ts';

type Newcomer = Awaited<ReturnType<typeof startUnconnectedCompany>>;

const accountsOf = async (api: Newcomer) => (await api.ok(listGoogleAccounts, { as: api.owner })).results;

const refused = async (api: Newcomer, body: { code: string; state: string }, as = api.owner) =>
  (await api.request(connectGoogle, { as, body })).problem?.code;

test('INT-01 an owner connects all that their Google login manages, and the grant is kept sealed', async () => {
  const api = await startUnconnectedCompany();
  const { url } = await api.ok(authorizeGoogle, { as: api.owner, query: { return_to: 'wizard' } });
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    redirect_uri: 'http://panel.test/company/gmb-accounts/connected',
  });
  const code = await consentAs(api, url, '10');
  const connected = await api.ok(connectGoogle, {
    as: api.owner,
    body: { code, state: asked['state'] ?? '' },
  });
  expect(connected).toMatchObject({
    return_to: 'wizard',
    results: [
      { title: 'Marta', login: 'marta@poczta.test', is_disconnected: false, facilities_count: 0 },
      { title: 'Nowe lokale', name: 'accounts/11', login: 'marta@poczta.test' },
    ],
  });
  const kept = await rows(api.services.database.queries, sql`select * from google_accounts`);
  expect(JSON.stringify(kept)).not.toContain('refresh-marta');
});

test('INT-01 a way back from Google is good once, soon, and for whoever set out on it, in their company', async () => {
  const api = await startUnconnectedCompany();
  const colleague = await api.make.member(api.companyId, { type: memberTypes.owner });
  const otherCompany = await api.make.company();
  await api.make.join(otherCompany, api.owner.userId, { type: memberTypes.owner });
  const fresh = await api.consent();
  const wrong = 'google_authorization_invalid';
  expect(await refused(api, fresh, colleague)).toBe(wrong);
  expect(await refused(api, fresh, { ...api.owner, companyId: otherCompany })).toBe(wrong);
  const changed = `${fresh.state.slice(0, -6)}AAAAA=`;
  for (const state of [
    'x',
    changed,
    api.services.sealer.seal('authorization state', '{}'),
    api.services.sealer.seal('authorization state', 'marta'),
  ])
    expect(await refused(api, { ...fresh, state })).toBe(wrong);
  expect(await accountsOf(api)).toEqual([]);

  expect(await refused(api, fresh)).toBeUndefined();
  expect(await refused(api, fresh)).toBe(wrong);
  const late = await api.consent();
  api.clock.advance(600);
  expect(await refused(api, late)).toBe(wrong);
  const crossed = { code: (await api.consent()).code, state: (await api.consent('12')).state };
  expect(await refused(api, crossed)).toBe(wrong);
  expect(await accountsOf(api)).toHaveLength(2);
});

test('INT-01 a consent that is not whole leaves nothing behind, and says what is missing', async () => {
  const api = await startUnconnectedCompany();
  const withUrl = async (change: (query: URLSearchParams) => void) => {
    const { url } = await api.ok(authorizeGoogle, { as: api.owner });
    const page = new URL(url);
    const state = page.searchParams.get('state') ?? '';
    change(page.searchParams);
    return refused(api, { code: await consentAs(api, page.href, '10'), state });
  };
  const business = 'https://www.googleapis.com/auth/business.manage';
  expect(await withUrl((query) => query.set('withhold', business))).toBe('google_permission_missing');
  expect(await withUrl((query) => query.set('access_type', 'online'))).toBe('google_access_not_lasting');
  await api.script('POST', '/faults', { path: '/token', status: 500, times: 1 });
  expect(await refused(api, await api.consent())).toBe('provider_unavailable');
  await api.script('POST', '/faults', { path: '/v1/accounts', status: 429, times: 1 });
  expect(await refused(api, await api.consent())).toBe('provider_unavailable');
  expect(await accountsOf(api)).toEqual([]);
});

test('INT-01 an account that is taken out leaves its locations, and the grant ends with its last account', async () => {
  const api = await startUnconnectedCompany();
  const { owner: as } = api;
  const id = await api.connect();
  const running = await api.begin(id, ['nowy-0']);
  expect(running.status).toBe('in_progress');
  const early = await api.request(disconnectGoogle, { as, params: { id } });
  expect(early.problem?.code).toBe('import_in_progress');
  await api.jobs.settle();

  const [person] = await accountsOf(api);
  await api.ok(disconnectGoogle, { as, params: { id } });
  await api.jobs.settle();
  expect(await api.services.google.as('refresh-marta').listAccounts()).toHaveLength(2);
  expect(await api.ok(listLocations, { as })).toMatchObject({
    count: 1,
    results: [{ name: 'Kawiarnia nowy-0', location_state: 'disconnected' }],
  });
  await api.ok(disconnectGoogle, { as, params: { id: person?.id ?? 0 } });
  await api.jobs.settle();
  await expect(api.services.google.as('refresh-marta').getLogin()).rejects.toMatchObject({ kind: 'denied' });

  const again = await api.connect();
  expect((await api.places(again, { q: 'nowy-0' })).results).toMatchObject([{ state: 'importable' }]);
  await api.begin(again, ['nowy-0']);
  await api.jobs.settle();
  expect(await api.status()).toMatchObject({ imported: 1, already_imported: 0 });
  expect((await api.ok(listLocations, { as })).results).toMatchObject([{ location_state: 'published' }]);
});
