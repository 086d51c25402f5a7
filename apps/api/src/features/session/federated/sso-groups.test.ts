import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import { getCurrentCompany } from '@pinfold/contract/features/company/companies.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { rows } from '../../../database/database.ts';
import {
  openLogin,
  openPanelBrowser,
  collectSession,
  loginResult,
  logInBySso,
  startSsoGroups,
  ssoTeamName,
} from '../../../testing/worlds/single-sign-on.ts';
import { members } from '../../company/company.table.ts';

const anna = 'anna.sso@lipa.test';

describe('SES-06 groups of the identity provider', () => {
  test('give a manager the locations and permissions of their group, anew at each login', async () => {
    const api = await startSsoGroups();
    const seenBy = async (choice: object) => {
      const browser = openPanelBrowser(api);
      await logInBySso(api, browser, choice);
      const as = { token: (await collectSession(browser)).token, companyId: api.companyId };
      const { permissions: held } = await api.ok(getCurrentCompany, { as });
      const { results } = await api.ok(listLocations, { as });
      return {
        ids: results.map(({ id }) => id),
        held: permissions.filter((key) => held[key]).toSorted(),
      };
    };
    // What a permission needs comes with it.
    expect(await seenBy({})).toEqual({
      ids: [api.cafes['Kraków']],
      held: ['reply_reviews', 'view_facilities_data', 'view_reviews'],
    });
    expect(await seenBy({ groups: ['Warszawa-managers', 'Wszyscy'] })).toEqual({
      ids: [api.cafes['Warszawa']],
      held: ['view_facilities_data'],
    });
  });

  test('leave owners and admins as they are, and those whose company maps none', async () => {
    const api = await startSsoGroups();
    const admin = await api.make.member(api.companyId, {
      type: memberTypes.admin,
      email: anna,
      permissions: [],
    });
    const read = () =>
      api.services.database.queries.select().from(members).where(eq(members.userId, admin.userId));
    const before = await read();
    for (const groups of [['Krakow-managers'], ['Nieznany'], []])
      expect(loginResult(await logInBySso(api, openPanelBrowser(api), { groups }))).toBe('success');
    expect(await read()).toEqual(before);
    await api.connect();
    const stranger = { email: 'inna@lipa.test', groups: ['Nieznany'] };
    expect(loginResult(await logInBySso(api, openPanelBrowser(api), stranger))).toBe('success');
  });

  test('of a manager who has left all of them let nobody in', async () => {
    const api = await startSsoGroups();
    await logInBySso(api, openPanelBrowser(api));
    expect(loginResult(await logInBySso(api, openPanelBrowser(api), { groups: [] }))).toBe(
      'saml_group_sync_error',
    );
  });

  test('are synced once when two logins of one person arrive together', async () => {
    const api = await startSsoGroups();
    await logInBySso(api, openPanelBrowser(api));
    const ready = await Promise.all(
      [openPanelBrowser(api), openPanelBrowser(api), openPanelBrowser(api)].map(async (browser) => {
        const page = await openLogin(browser, '/sso/', { team_name: ssoTeamName });
        return { browser, page: await browser.submit(page, page.forms[0], { email: anna }) };
      }),
    );
    const ends = await Promise.all(ready.map(({ browser, page }) => browser.submit(page, page.forms[0])));
    expect(ends.map(loginResult)).toEqual(['success', 'success', 'success']);
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      api.services.database.queries,
      sql`select count(*)::int as count from member_groups`,
    );
    expect(count).toBe(1);
  });
});
