import { expect, test } from 'vitest';
import { login, requestPasswordReset } from '@pinfold/contract/features/session/login.endpoints';
import { registeredUser, startWithRegisteredUser } from '../../testing/worlds/registered-user.ts';
import { loginAttempts, mailedLinks, sessions } from './session.table.ts';
import { sweepSessions } from './session.jobs.ts';

test('SES-08 what has expired does not stay in the database, and what has not stays', async () => {
  const api = await startWithRegisteredUser();
  const { queries } = api.services.database;
  const sweep = () => sweepSessions.run(api.services, {}, { tries: 0, isLastTry: false });
  const kept = async () => ({
    sessions: (await queries.select().from(sessions)).length,
    links: (await queries.select().from(mailedLinks)).length,
    tries: (await queries.select().from(loginAttempts)).length,
  });
  await queries.delete(sessions);
  await api.logIn();
  await api.request(login, { body: { email: registeredUser.email, password: 'nie to' } });
  await api.ok(requestPasswordReset, { body: { email: registeredUser.email } });
  const all = await kept();
  expect(all).toEqual({ sessions: 1, links: 1, tries: 4 });
  await sweep();
  expect(await kept()).toEqual(all);
  api.clock.advance(2 * 3600 + 1);
  await sweep();
  expect(await kept()).toEqual({ sessions: 1, links: 0, tries: 0 });
  api.clock.advance(30 * 86_400);
  await sweep();
  expect(await kept()).toEqual({ sessions: 0, links: 0, tries: 0 });
});
