import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import { officialGoogle } from '../../testing/official-google.ts';

const path = '/v1/accounts/1/invitations';

test('INT-01 who is invited to a place learns its name, and its place id where Google says it', async () => {
  const { google, script } = await directSandbox();
  expect((await google('GET', path)).body).toEqual({});
  await script('POST', '/invitations', { account: '1', location: 'obca' });
  await script('POST', '/invitations', { account: '1', location: 'obca', says: [], role: 'OWNER' });
  await script('POST', '/invitations', { account: '1', group: '2' });
  await script('POST', '/invitations', { account: '2', location: 'rynek' });
  const { invitations } = (await google('GET', path)).body;
  expect(invitations).toMatchObject([
    {
      name: expect.stringMatching(/^accounts\/1\/invitations\/./) as string,
      role: 'MANAGER',
      targetType: 'LOCATIONS_ONLY',
      targetLocation: { placeId: 'place-obca', address: 'Rynek Główny 12, 31-042 Kraków' },
    },
    { role: 'OWNER', targetLocation: { locationName: 'Kawiarnia Mała' } },
    { targetType: 'ACCOUNTS_ONLY', targetAccount: { name: 'accounts/2', accountName: 'Obca Firma' } },
  ]);
  expect(invitations?.[1]?.targetLocation).toEqual({ locationName: 'Kawiarnia Mała' });
  const groups = await google('GET', `${path}?filter=target_type=ACCOUNTS_ONLY`);
  expect(groups.body.invitations).toHaveLength(1);
  expect((await google('GET', `${path}?filter=role=OWNER`)).status).toBe(400);
  expect((await google('GET', '/v1/accounts/2/invitations')).status).toBe(403);
});

test('INT-01 what is accepted is managed, what is declined is not, and each is answered once', async () => {
  const { google, script } = await directSandbox();
  const read = async () => (await google('GET', '/v1/locations/obca?readMask=name')).status;
  const sent = await script('POST', '/invitations', { account: '1', location: 'obca' });
  const name = `${path}/${String(sent.body.id)}`;
  expect((await google('POST', `${name}:decline`, {})).body).toEqual({});
  expect((await google('POST', `${name}:accept`, {})).status).toBe(404);
  expect(await read()).toBe(403);

  const again = await script('POST', '/invitations', { account: '1', location: 'obca' });
  await google('POST', `${path}/${String(again.body.id)}:accept`, {});
  expect(await read()).toBe(200);
  const listed = await google('GET', '/v1/accounts/1/locations?readMask=name');
  expect([...(listed.body.locations ?? [])].map(({ name: one }) => one)).toContain('locations/obca');
});

test('INT-01 Google’s own client lists invitations and accepts one to a group (BAS-02)', async () => {
  const { accounts, here, script } = await officialGoogle();
  await script('POST', '/invitations', { account: '1', group: '2' });
  const { data } = await accounts.invitations.list({ parent: 'accounts/1' }, here);
  const [invitation] = data.invitations ?? [];
  expect(invitation?.targetAccount?.accountName).toBe('Obca Firma');
  await accounts.invitations.accept({ name: invitation?.name ?? '', requestBody: {} }, here);
  const after = await accounts.list({}, here);
  expect(after.data.accounts?.map(({ name }) => name)).toEqual(['accounts/1', 'accounts/2']);
});
