import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap } from '@pinfold/contract/access/permissions';
import { getCurrentCompany, listCompanies } from '@pinfold/contract/features/company/companies.endpoints';
import { resendInvitation } from '@pinfold/contract/features/session/sign-up.endpoints';
import { memberTemplates } from '@pinfold/contract/features/team/member-templates';
import {
  getMember,
  inviteMembers,
  listMembers,
  removeMember,
} from '@pinfold/contract/features/team/members.endpoints';
import { rows } from '../../database/database.ts';
import { startTeam } from '../../testing/worlds/team.ts';
import { companies } from '../company/company.table.ts';

const { owner: ownerType, admin, manager } = memberTypes;

const english = { 'Accept-Language': 'en' };

test('COM-05 people are invited together, each with a mail of their own and an outcome of their own', async () => {
  const { api, owner, companyId, locationIds } = await startTeam();
  await api.make.member(companyId, { email: 'jest@lipa.test' });
  const { results } = await api.ok(inviteMembers, {
    as: owner,
    body: {
      emails: ['Anna@lipa.test', 'anna@LIPA.test', 'jest@lipa.test', 'jan@lipa.test'],
      type: manager,
      permission_type: 'selected',
      facilities_ids: locationIds.slice(0, 2),
      permissions: permissionMap(memberTemplates.reviews_only),
    },
  });
  expect(results.map(({ email, problem }) => [email, problem])).toEqual([
    ['anna@lipa.test', null],
    ['jest@lipa.test', 'member_exists'],
    ['jan@lipa.test', null],
  ]);
  const [anna] = results;
  expect(anna?.member).toMatchObject({
    name: '',
    invitation_status: 'pending',
    facilities_ids: locationIds.slice(0, 2),
    permissions: { reply_reviews: true, manage_team: false },
  });
  const days = Date.parse(anna?.member?.invitation_expires_at ?? '') - api.clock.now().getTime();
  expect(Math.round(days / 86_400_000)).toBe(14);
  expect(await api.mails('jest@lipa.test')).toEqual([]);
  const [mail] = await api.mails('anna@lipa.test');
  expect(mail?.subject).toBe('Zaproszenie do zespołu: Kawiarnia Lipa');
  expect(mail?.text).toContain('Olga zaprasza Cię do zespołu firmy Kawiarnia Lipa');
  expect(mail?.text).toContain(
    'z dostępem do 2 lokalizacji. Będziesz móc: przeglądać dane wizytówek i odpowiadać na opinie.',
  );
  expect(mail?.links[0]).toMatch(/^http:\/\/panel\.test\/invitation\/[\w-]+\/[\w-]+$/);
  expect(await api.mails('jan@lipa.test')).toHaveLength(1);
});

test('COM-05 names that end as a domain does, or were stored before they were checked, are no links in the mail', async () => {
  const { api, owner, companyId } = await startTeam();
  const name = 'Allegro.pl, napisz@evil.test, http://evil.test';
  await api.services.database.queries.update(companies).set({ name }).where(eq(companies.id, companyId));
  await api.ok(inviteMembers, { as: owner, body: { emails: ['anna@lipa.test'], type: admin } });
  const [mail] = await api.mails('anna@lipa.test');
  expect(mail?.links).toEqual([expect.stringMatching(/^http:\/\/panel\.test\/invitation/)]);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).toContain(
    'Allegro.\u2060pl, napisz@\u2060evil.\u2060test',
  );
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/:\/\/evil|evil\.test/);
});

test('COM-05 the answer is the same whether or not an address has an account, and tells no name', async () => {
  const { api, owner } = await startTeam();
  await api.make.member(await api.make.company(), { email: 'znana@gdzie.test', name: 'Znana Osoba' });
  const emails = ['znana@gdzie.test', 'nowa@gdzie.test'];
  const { results } = await api.ok(inviteMembers, { as: owner, body: { emails, type: admin } });
  const [known, unknown] = results.map(({ member }) => ({
    ...member,
    email: undefined,
    user_id: undefined,
    invited_at: undefined,
    invitation_expires_at: undefined,
  }));
  expect(known).toEqual(unknown);
  const search = await api.ok(listMembers, { as: owner, query: { q: 'Znana Osoba' } });
  expect(search.count).toBe(0);
  const listed = await api.ok(listMembers, { as: owner });
  expect(listed.results.slice(1).map(({ email, name }) => [email, name])).toEqual([
    ['nowa@gdzie.test', ''],
    ['znana@gdzie.test', ''],
  ]);
  expect((await api.mails('znana@gdzie.test')).map(({ subject }) => subject)).toEqual(
    (await api.mails('nowa@gdzie.test')).map(({ subject }) => subject),
  );
});

test('COM-05 ids of people who are new come in no order that would tell them apart', async () => {
  const { api, owner } = await startTeam();
  const emails = Array.from({ length: 8 }, (_, index) => `nowa${index}@lipa.test`);
  const { results } = await api.ok(inviteMembers, { as: owner, body: { emails, type: admin } });
  const ids = results.map(({ member }) => member?.user_id ?? 0);
  expect(new Set(ids).size).toBe(8);
  for (const id of ids) expect(id).toBeGreaterThan(2 ** 47 - 1);
  const next = ids.filter((id, index) => index > 0 && id === (ids[index - 1] ?? 0) + 1);
  expect(next).toEqual([]);
});

test('COM-05 somebody invited sees nothing of the company until they accept', async () => {
  const { api, owner } = await startTeam();
  const elsewhere = await api.make.company({ name: 'Gdzie indziej' });
  const known = await api.make.member(elsewhere, { email: 'znana@gdzie.test' });
  await api.ok(inviteMembers, { as: owner, body: { emails: ['znana@gdzie.test'], type: admin } });
  const as = { token: known.token, companyId: owner.companyId };
  expect((await api.request(getCurrentCompany, { as })).problem?.code).toBe('not_a_member');
  const { results } = await api.ok(listCompanies, { as: known });
  expect(results.map(({ name }) => name)).toEqual(['Gdzie indziej']);
});

test('COM-05 the mail says what an owner, an admin and a manager of everything may do, in the words of its reader', async () => {
  const { api, owner } = await startTeam();
  const invite = async (email: string, body: { type: 1 | 2 | 3; permission_type?: 'all' }, headers = {}) => {
    await api.ok(inviteMembers, { as: owner, body: { emails: [email], ...body }, headers });
    const [mail] = await api.mails(email);
    return mail?.text.replaceAll(/\s+/g, ' ');
  };
  expect(await invite('a@lipa.test', { type: ownerType })).toContain('Otrzymasz rolę właściciela');
  expect(await invite('b@lipa.test', { type: admin }, english)).toContain('You will be an admin');
  const spanish = { 'Accept-Language': 'es' };
  expect(await invite('c@lipa.test', { type: manager, permission_type: 'all' }, spanish)).toContain(
    'gestor con acceso a todas las ubicaciones, también las futuras. Podrás ver los datos de las fichas y ver el panel',
  );
});

test('COM-05 names that strangers typed have no room for a message in our mail', async () => {
  const { api, companyId } = await startTeam();
  const name = `Kup\n\nteraz <b>tanio</b> ${'na https://zlo.test '.repeat(5)}`.slice(0, 120);
  const as = await api.make.member(companyId, { type: ownerType, name });
  await api.ok(inviteMembers, { as, body: { emails: ['a@lipa.test'], type: admin } });
  const [mail] = await api.mails('a@lipa.test');
  expect(mail?.text).not.toContain(name);
  expect(mail?.text).toContain('…');
  expect(mail?.html).not.toContain('<b>tanio');
});

test('COM-05 an invitation that is taken back is gone from the list, and its link with it', async () => {
  const { api, owner } = await startTeam();
  const body = { emails: ['anna@lipa.test'], type: admin };
  const { results } = await api.ok(inviteMembers, { as: owner, body });
  const user = results[0]?.member?.user_id ?? 0;
  await api.ok(removeMember, { as: owner, params: { user_id: user } });
  expect((await api.ok(listMembers, { as: owner })).count).toBe(1);
  expect(await rows(api.services.database.queries, sql`select uid from mailed_links`)).toEqual([]);
});

test('COM-05 an invitation is sent again with all its days, but not to somebody who has joined', async () => {
  const { api, owner, companyId } = await startTeam();
  const body = { emails: ['anna@lipa.test'], type: admin };
  const { results } = await api.ok(inviteMembers, { as: owner, body });
  const user = results[0]?.member?.user_id ?? 0;
  const [first] = await api.mails('anna@lipa.test');
  api.clock.advance(86_400);
  await api.ok(resendInvitation, { as: owner, body: { user } });
  const [second] = await api.mails('anna@lipa.test');
  expect(second?.links[0]).not.toBe(first?.links[0]);
  const { invited_at } = await api.ok(getMember, { as: owner, params: { user_id: user } });
  expect(Date.parse(invited_at ?? '') - Date.parse(results[0]?.member?.invited_at ?? '')).toBeGreaterThan(
    86_000_000,
  );
  expect(await rows(api.services.database.queries, sql`select uid from mailed_links`)).toHaveLength(1);

  const active = await api.make.member(companyId);
  const refused = await api.request(resendInvitation, { as: owner, body: { user: active.userId } });
  expect(refused.problem?.code).toBe('invitation_accepted');
  const missing = await api.request(resendInvitation, { as: owner, body: { user: 999_999 } });
  expect(missing.problem?.code).toBe('not_found');
});

test('COM-05 nobody is flooded with invitations', async () => {
  const { api, owner } = await startTeam({ config: { PINFOLD_MAIL_ATTEMPTS: '2' } });
  const body = { emails: ['anna@lipa.test'], type: admin };
  const { results } = await api.ok(inviteMembers, { as: owner, body });
  const user = results[0]?.member?.user_id ?? 0;
  await api.ok(resendInvitation, { as: owner, body: { user } });
  const refused = await api.request(resendInvitation, { as: owner, body: { user } });
  expect(refused.problem).toMatchObject({ code: 'too_many_attempts' });
  await api.ok(removeMember, { as: owner, params: { user_id: user } });
  const again = await api.ok(inviteMembers, { as: owner, body });
  expect(again.results).toEqual([{ email: 'anna@lipa.test', member: null, problem: 'too_many_attempts' }]);
  expect(await api.mails('anna@lipa.test')).toHaveLength(2);
});
