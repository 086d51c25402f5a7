import { describe, expect, test } from 'vitest';
import {
  endDevice,
  getUser,
  listDevices,
  logoutEverywhere,
} from '@pinfold/contract/features/session/account.endpoints';
import { login, logout } from '@pinfold/contract/features/session/login.endpoints';
import { registeredUser, startWithRegisteredUser } from '../../testing/worlds/registered-user.ts';
import { viewAsTokens } from './embed-tokens/embed-tokens.table.ts';
import { sessions } from './session.table.ts';
import { hashToken, newToken, tokenPrefixes } from '../../secrets/token.ts';

/** Anna, logged in nowhere. */
async function startLoggedOut() {
  const api = await startWithRegisteredUser();
  await api.services.database.queries.delete(sessions);
  return api;
}

type Api = Awaited<ReturnType<typeof startLoggedOut>>;

const logInWith = (api: Api, userAgent: string) =>
  api.ok(login, {
    body: { email: registeredUser.email, password: registeredUser.password },
    headers: { 'User-Agent': userAgent },
  });

async function lookThroughOwnEyes({ services, companyId, userId }: Api) {
  const token = newToken(tokenPrefixes.viewAs);
  const createdAt = services.now();
  await services.database.queries.insert(viewAsTokens).values({
    tokenHash: hashToken(token),
    companyId,
    userId,
    viewerId: userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 1_800_000),
  });
  return { token, companyId };
}

describe('SES-04 devices', () => {
  test('are listed by their last use, with this one marked', async () => {
    const api = await startLoggedOut();
    const phone = await logInWith(api, 'Phone');
    api.clock.advance(60);
    await logInWith(api, 'Laptop');
    const names = async () =>
      (await api.ok(listDevices, { as: phone })).results.map(({ user_agent, is_current }) => [
        user_agent,
        is_current,
      ]);
    expect(await names()).toEqual([
      ['Laptop', false],
      ['Phone', true],
    ]);
    api.clock.advance(600);
    await api.ok(getUser, { as: phone });
    expect(await names()).toEqual([
      ['Phone', true],
      ['Laptop', false],
    ]);
  });

  test('tell nothing by which a session could be taken over', async () => {
    const api = await startLoggedOut();
    const as = await api.logIn();
    const answer = JSON.stringify(await api.ok(listDevices, { as }));
    expect(answer).not.toContain(as.token);
    expect(answer).not.toContain(hashToken(as.token));
  });

  test('whose session has expired are gone', async () => {
    const api = await startLoggedOut();
    await logInWith(api, 'Old');
    api.clock.advance(29 * 86_400);
    const as = await logInWith(api, 'New');
    api.clock.advance(2 * 86_400);
    const { results } = await api.ok(listDevices, { as });
    expect(results.map(({ user_agent }) => user_agent)).toEqual(['New']);
  });

  test('are logged out one by one', async () => {
    const api = await startLoggedOut();
    const [phone, laptop] = [await logInWith(api, 'Phone'), await logInWith(api, 'Laptop')];
    const { results } = await api.ok(listDevices, { as: laptop });
    const id = results.find(({ user_agent }) => user_agent === 'Phone')?.id ?? 0;
    await api.ok(endDevice, { as: laptop, params: { id } });
    expect((await api.request(getUser, { as: phone })).problem?.code).toBe('unauthenticated');
    expect(await api.ok(getUser, { as: laptop })).toMatchObject({ email: registeredUser.email });
    const again = await api.request(endDevice, { as: laptop, params: { id } });
    expect(again.problem?.code).toBe('not_found');
  });

  test('of somebody else are neither seen nor ended', async () => {
    const api = await startLoggedOut();
    const as = await logInWith(api, 'Anna');
    const other = await api.make.member(await api.make.company());
    const [own] = (await api.ok(listDevices, { as })).results;
    const theirs = await api.ok(listDevices, { as: other });
    expect(theirs.results).toHaveLength(1);
    expect(theirs.results.map(({ id }) => id)).not.toContain(own?.id);
    const params = { id: own?.id ?? 0 };
    expect((await api.request(endDevice, { as: other, params })).problem?.code).toBe('not_found');
    expect(await api.ok(getUser, { as })).toMatchObject({ email: registeredUser.email });
  });

  test('are logged out all at once, with every look through somebody’s eyes; nobody else is', async () => {
    const api = await startLoggedOut();
    const [phone, laptop] = [await logInWith(api, 'Phone'), await logInWith(api, 'Laptop')];
    const looking = await lookThroughOwnEyes(api);
    const other = await api.make.member(await api.make.company());
    expect(await api.ok(getUser, { as: looking })).toMatchObject({ email: registeredUser.email });
    await api.ok(logoutEverywhere, { as: phone });
    for (const as of [phone, laptop, looking])
      expect((await api.request(getUser, { as })).problem?.code).toBe('unauthenticated');
    expect((await api.request(getUser, { as: other })).problem).toBeUndefined();
  });
});

test('SES-04 logging out of a look through somebody’s eyes ends that look and no session', async () => {
  const api = await startLoggedOut();
  const as = await api.logIn();
  const looking = await lookThroughOwnEyes(api);
  await api.ok(logout, { as: looking });
  expect((await api.request(getUser, { as: looking })).problem?.code).toBe('unauthenticated');
  expect(await api.ok(getUser, { as })).toMatchObject({ email: registeredUser.email });
});
