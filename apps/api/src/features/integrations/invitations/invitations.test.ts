import { expect, test } from 'vitest';
import { listGoogleAccounts } from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import {
  answerGoogleInvitation,
  listGoogleInvitations,
} from '@pinfold/contract/features/integrations/google-invitations.endpoints';
import type { InvitationAnswer } from '@pinfold/contract/features/integrations/google';
import { startUnconnectedCompany } from '../../../testing/worlds/unconnected-company.ts';

/** Marta's login is connected: her own account, and the group of places that she owns. */
async function connected() {
  const api = await startUnconnectedCompany();
  const { owner: as } = api;
  const group = await api.connect();
  const { results } = await api.ok(listGoogleAccounts, { as });
  const person = results.find(({ title }) => title === 'Marta')?.id ?? 0;
  const invite = async (about: object) => void (await api.script('POST', '/invitations', about));
  const answer = async (name: string, wish: InvitationAnswer, id = person) =>
    (await api.request(answerGoogleInvitation, { as, params: { id }, body: { name, answer: wish } })).problem
      ?.code;
  return { ...api, as, group, person, invite, answer, list: () => api.ok(listGoogleInvitations, { as }) };
}

test('INT-01 an invitation names the location that it is about: by its place, else by a name that only one has', async () => {
  const { list, invite, make, companyId, person } = await connected();
  const own = await make.location(companyId, { name: 'Inna nazwa', placeId: 'place-wspolny' });
  await invite({ account: '10', location: 'wspolny', role: 'OWNER' });
  await invite({ account: '10', location: 'nowy-0', says: [] });
  await invite({ account: '10', group: '12' });
  const guessed = await make.location(companyId, { name: 'KAWIARNIA Nowy-0', placeId: '' });
  expect(await list()).toMatchObject({
    unread_accounts: [],
    results: [
      {
        google_account_id: person,
        account_title: 'Marta',
        role: 'owner',
        target: 'location',
        title: 'Kawiarnia wspolny',
        address: 'Rynek Główny 12, 31-042 Kraków',
        match: { facility: { id: own }, by: 'place_id' },
      },
      { title: 'Kawiarnia nowy-0', address: '', match: { facility: { id: guessed }, by: 'name' } },
      { target: 'account', title: 'Inna firma', match: null },
    ],
  });
  await make.location(companyId, { name: 'Kawiarnia nowy-0', placeId: '' });
  expect((await list()).results[1]).toMatchObject({ match: null });
});

test('INT-01 what is accepted can be imported, a group with its own places, and what is declined is gone', async () => {
  const { list, invite, answer, places, jobs, ok, as, person } = await connected();
  await invite({ account: '10', location: 'wspolny' });
  const [place] = (await list()).results;
  expect(await answer(place?.name ?? '', 'decline')).toBeUndefined();
  expect((await list()).results).toEqual([]);
  expect(await answer(place?.name ?? '', 'accept')).toBe('not_found');

  await invite({ account: '10', location: 'wspolny' });
  const [again] = (await list()).results;
  expect(await answer(again?.name ?? '', 'accept')).toBeUndefined();
  await jobs.runDue('list-google-places');
  expect((await places(person, { q: 'wspolny' })).results).toMatchObject([
    { google_name: 'locations/wspolny', state: 'importable' },
  ]);

  await invite({ account: '10', group: '12' });
  const [group] = (await list()).results;
  expect(await answer(group?.name ?? '', 'accept')).toBeUndefined();
  await jobs.runDue('list-google-places');
  const { results } = await ok(listGoogleAccounts, { as });
  const added = results.find(({ name }) => name === 'accounts/12');
  expect(added).toMatchObject({ title: 'Inna firma', login: 'marta@poczta.test', is_disconnected: false });
  expect((await places(added?.id ?? 0)).results).toHaveLength(1);
});

test('INT-01 an invitation of another account is not answered, and Google’s silence hides no other account', async () => {
  const { list, invite, answer, script, group, person } = await connected();
  await invite({ account: '10', location: 'wspolny' });
  const name = (await list()).results[0]?.name ?? '';
  expect(await answer(name, 'accept', group)).toBe('not_found');
  expect(await answer(name, 'accept', 404_404)).toBe('not_found');
  await script('POST', '/faults', { path: '/v1/accounts/11/invitations', status: 503, times: 1 });
  expect(await list()).toMatchObject({ results: [{ name }], unread_accounts: ['Nowe lokale'] });
  await script('POST', '/faults', { path: '/v1/accounts/10/invitations', status: 503, times: 1 });
  expect(await answer(name, 'accept', person)).toBe('provider_unavailable');
  expect((await list()).results).toHaveLength(1);
});

test('INT-01 an acceptance whose answer from Google was lost connects its group all the same', async () => {
  const { list, invite, answer, script, ok, as } = await connected();
  await invite({ account: '10', group: '12' });
  const name = (await list()).results[0]?.name ?? '';
  await script('POST', '/faults', { path: `/v1/${name}:accept`, status: 503, apply: true, times: 1 });
  expect(await answer(name, 'accept')).toBeUndefined();
  const { results } = await ok(listGoogleAccounts, { as });
  expect(results.map(({ title }) => title)).toContain('Inna firma');
});
