import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { getCurrentCompany } from '@pinfold/contract/features/company/companies.endpoints';
import { getUser, listConsents } from '@pinfold/contract/features/session/account.endpoints';
import {
  acceptInvitation,
  getInvitation,
  resendInvitation,
} from '@pinfold/contract/features/session/sign-up.endpoints';
import { login } from '@pinfold/contract/features/session/login.endpoints';
import { getMember, inviteMembers, removeMember } from '@pinfold/contract/features/team/members.endpoints';
import { rows } from '../../../database/database.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { startTeam } from '../../../testing/worlds/team.ts';

const email = 'anna@lipa.test';
const password = 'Zażółć gęślą jaźń';
const chosen = { name: 'Anna Nowak', password, terms_accepted: true };

/** An invited user, with the link of the mail. */
async function startInvited(config: Record<string, string> = {}) {
  const team = await startTeam({ config });
  const { api, owner } = team;
  const invited = await api.ok(inviteMembers, {
    as: owner,
    body: { emails: [email], type: memberTypes.admin },
  });
  const userId = invited.results[0]?.member?.user_id ?? 0;
  const newestLink = async () => {
    const [mail] = await api.mails(email);
    const [, uid = '', token = ''] = /invitation\/([^/]+)\/([^/]+)$/.exec(mail?.links[0] ?? '') ?? [];
    return { uid, token };
  };
  return { ...team, userId, newestLink, link: await newestLink() };
}

test('SES-08 COM-05 somebody new looks an invitation up, accepts it, and is in', async () => {
  const { api, owner, userId, link, companyId } = await startInvited();
  expect(await api.ok(getInvitation, { body: link })).toMatchObject({
    email,
    company_name: 'Kawiarnia Lipa',
    invited_by: 'Olga',
    type: memberTypes.admin,
    has_account: false,
  });
  const session = await api.ok(acceptInvitation, { body: { ...link, ...chosen, language: 'en' } });
  expect(session).toMatchObject({ email, company_id: companyId });
  const as = { token: session.token, companyId };
  expect(await api.ok(getCurrentCompany, { as })).toMatchObject({ name: 'Kawiarnia Lipa' });
  expect(await api.ok(getUser, { as })).toMatchObject({ name: 'Anna Nowak', language: 'en' });
  expect(await api.ok(getMember, { as: owner, params: { user_id: userId } })).toMatchObject({
    name: 'Anna Nowak',
    invitation_status: 'active',
    invitation_expires_at: null,
  });
  const { results } = await api.ok(listConsents, { as });
  expect(results.filter(({ is_given }) => is_given).map(({ kind }) => kind)).toEqual(['terms', 'privacy']);
  expect(await api.ok(login, { body: { email, password } })).toMatchObject({ email });
});

test('SES-08 whoever has an account joins without a password, and keeps the one they have', async () => {
  const { api, owner, companyId } = await startTeam();
  const elsewhere = await api.make.company();
  await api.make.member(elsewhere, { email, name: 'Anna', passwordHash: await hashPassword(password) });
  await api.ok(inviteMembers, { as: owner, body: { emails: [email], type: memberTypes.admin } });
  const [mail] = await api.mails(email);
  const [, uid = '', token = ''] = /invitation\/([^/]+)\/([^/]+)$/.exec(mail?.links[0] ?? '') ?? [];
  expect(await api.ok(getInvitation, { body: { uid, token } })).toMatchObject({ has_account: true });
  const session = await api.ok(acceptInvitation, {
    body: { uid, token, name: 'Ktoś inny', password: 'Zupełnie inne hasło' },
  });
  const as = { token: session.token, companyId };
  expect(await api.ok(getUser, { as })).toMatchObject({ name: 'Anna', email });
  expect(await api.ok(login, { body: { email, password } })).toMatchObject({ email });
});

test('SES-08 an invitation works once, even for two who try at once', async () => {
  const { api, link } = await startInvited();
  const body = { ...link, ...chosen };
  const answers = await Promise.all([
    api.request(acceptInvitation, { body }),
    api.request(acceptInvitation, { body }),
  ]);
  expect(answers.map(({ problem }) => problem?.code).toSorted()).toEqual(['link_invalid', undefined]);
  for (const endpoint of [acceptInvitation, getInvitation]) {
    const again = await api.requestRaw(endpoint, { body });
    expect([again.status, again.problem?.code]).toEqual([410, 'link_invalid']);
  }
});

test('SES-08 a link ends after 14 days, with a newer one, and when the invitation is taken back', async () => {
  const { api, owner, userId, link, newestLink } = await startInvited();
  const code = async (body: typeof link) => (await api.request(getInvitation, { body })).problem?.code;
  expect(await code({ ...link, token: `${link.token}x` })).toBe('link_invalid');
  expect(await code({ ...link, uid: 'inny' })).toBe('link_invalid');
  await api.ok(resendInvitation, { as: owner, body: { user: userId } });
  expect(await code(link)).toBe('link_invalid');
  const newer = await newestLink();
  expect(await code(newer)).toBeUndefined();
  api.clock.advance(14 * 86_400 + 1);
  expect(await code(newer)).toBe('link_invalid');
  await api.ok(resendInvitation, { as: owner, body: { user: userId } });
  const newest = await newestLink();
  await api.ok(removeMember, { as: owner, params: { user_id: userId } });
  expect(await code(newest)).toBe('link_invalid');
});

test('SES-08 what is missing or weak is said, and the link still works afterwards', async () => {
  const { api, link } = await startInvited();
  const attempt = async (rest: object) => {
    const { problem } = await api.requestRaw(acceptInvitation, { body: { ...link, ...rest } });
    return [problem?.code, ...(problem?.errors ?? []).map(({ path }) => path)];
  };
  expect(await attempt({})).toEqual(['invalid_request', 'body.name', 'body.password']);
  expect(await attempt({ ...chosen, terms_accepted: false })).toEqual(['terms_not_accepted']);
  expect(await attempt({ ...chosen, password: 'krótkie' })).toEqual(['password_too_short']);
  expect(await attempt({ ...chosen, password: 'anna@lipa.test' })).toEqual(['password_breached']);
  expect(await attempt(chosen)).toEqual([undefined]);
});

test('SES-08 neither the link nor the password can be read from the database', async () => {
  const { api, link } = await startInvited();
  await api.ok(acceptInvitation, { body: { ...link, ...chosen } });
  const { queries } = api.services.database;
  const stored = JSON.stringify([
    await rows(queries, sql`select * from users`),
    await rows(queries, sql`select * from mailed_links`),
    await rows(queries, sql`select * from pgboss.job`),
  ]);
  expect(stored).not.toContain(link.token);
  expect(stored).not.toContain(password);
});

test('SES-08 links are not guessed', async () => {
  const { api, link } = await startInvited({ PINFOLD_LOGIN_ATTEMPTS: '3' });
  const guess = (token: string) => api.request(getInvitation, { body: { uid: link.uid, token } });
  for (const token of ['a', 'b', 'c']) expect((await guess(token)).problem?.code).toBe('link_invalid');
  expect((await guess('d')).problem?.code).toBe('too_many_attempts');
});
