import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import {
  createCompany,
  getCurrentCompany,
  listCompanies,
} from '@pinfold/contract/features/company/companies.endpoints';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import {
  openPanelBrowser,
  collectSession,
  loginResult,
  logInBySso,
  startSsoCompany,
} from '../../../testing/worlds/single-sign-on.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { mailedLinks } from '../session.table.ts';

const anna = 'anna.sso@lipa.test';

describe('SES-06 a company vouches for its own people alone:', () => {
  test('its identity provider opens no account of another company', async () => {
    const api = await startSsoCompany();
    const rivals = await api.make.company();
    await api.make.member(rivals, { type: memberTypes.owner, email: anna });
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe('saml_user_not_found');
  });

  test('nor one that belongs to another company as well', async () => {
    const api = await startSsoCompany();
    const both = await api.make.member(api.companyId, { email: anna });
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe('success');
    await api.make.join(await api.make.company(), both.userId);
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe('saml_auth_failed');
  });

  test('nor one of somebody who registered alone', async () => {
    const api = await startSsoCompany();
    await api.services.database.queries.execute(
      sql`insert into users (email, name, password_hash) values (${anna}, 'Anna', 'x')`,
    );
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe('saml_user_not_found');
  });

  test.each([
    ['of nobody yet is accepted by the login', undefined, 'success'],
    ['of somebody with a password waits for them', 'Zażółć gęślą jaźń', 'saml_user_not_found'],
  ])('an invitation %s', async (_who, password, end) => {
    const api = await startSsoCompany();
    const { queries } = api.services.database;
    const passwordHash = password === undefined ? null : await hashPassword(password);
    await queries.execute(
      sql`with invited as (insert into users (email, name, password_hash) values (${anna}, '', ${passwordHash}) returning id)
          insert into members (company_id, user_id, type, all_facilities_access, status)
          select ${api.companyId}, id, 3, false, 'pending' from invited`,
    );
    await queries.execute(
      sql`insert into mailed_links (uid, kind, token_hash, user_id, company_id, created_at, expires_at)
          select 'u', 'invitation', 'h', id, ${api.companyId}, now(), now() + interval '1 day' from users where email = ${anna}`,
    );
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe(end);
    const links = await queries.select().from(mailedLinks);
    expect(links).toHaveLength(end === 'success' ? 0 : 1);
    const [user] = await rows(
      queries,
      sql`select u.name, m.status from users u join members m on m.user_id = u.id where u.email = ${anna}`,
    );
    expect(user).toEqual(
      end === 'success' ? { name: 'Anna Lipska', status: 'active' } : { name: '', status: 'pending' },
    );
  });
});

test('SES-06 a session that a team’s identity provider opened never reaches a company that its user joins later', async () => {
  const api = await startSsoCompany();
  const browser = openPanelBrowser(api);
  await logInBySso(api, browser);
  const { token } = await collectSession(browser);
  const { id: userId } = await api.ok(getUser, { as: { token } });
  const other = await api.make.company({ name: 'Piekarnia Ziarno' });
  await api.make.join(other, userId, { type: memberTypes.owner });

  const answer = await api.request(getCurrentCompany, { as: { token, companyId: other } });
  expect(answer.problem?.code).toBe('not_a_member');
  expect((await api.ok(listCompanies, { as: { token } })).results.map(({ name }) => name)).toEqual([
    'Kawiarnia Lipa',
  ]);
  const created = await api.request(createCompany, { as: { token }, body: { name: 'Własna' } });
  expect(created.problem?.code).toBe('cannot_add_companies');
  const own = await api.make.token(userId);
  expect((await api.ok(listCompanies, { as: { token: own } })).count).toBe(2);
});
