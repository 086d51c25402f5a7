import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getUser, updateUser } from '@pinfold/contract/features/session/account.endpoints';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { viewAsMember } from '@pinfold/contract/features/team/members.endpoints';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { companies } from '../company/company.table.ts';
import { sessions, users } from './session.table.ts';

async function startWithUser(config: Record<string, string> = {}) {
  const api = await startTestApi({ config });
  const companyId = await api.make.company();
  return { ...api, companyId, as: await api.make.member(companyId, { name: 'Anna' }) };
}

describe('COM-08 one’s own data', () => {
  test('changes field by field, and what was not named stays', async () => {
    const { ok, as } = await startWithUser();
    await ok(updateUser, { as, body: { phone_number: '+48 12 345 67 89' } });
    await ok(updateUser, { as, body: { name: '  Anna Nowak ' } });
    await ok(updateUser, { as, body: { keyboard_shortcuts: 'none' } });
    const changed = await ok(updateUser, { as, body: { language: 'en' } });
    expect(changed).toMatchObject({
      name: 'Anna Nowak',
      phone_number: '+48 12 345 67 89',
      language: 'en',
      keyboard_shortcuts: 'none',
    });
    expect(await ok(getUser, { as })).toMatchObject(changed);
  });

  test('says whether there is a password to change', async () => {
    const { ok, as, services } = await startWithUser();
    expect((await ok(getUser, { as })).has_password).toBe(true);
    await services.database.queries.update(users).set({ passwordHash: null }).where(eq(users.id, as.userId));
    expect((await ok(getUser, { as })).has_password).toBe(false);
  });

  test('comes with proof for the support chat of who writes, for nobody who looks through their eyes', async () => {
    const { ok, as, make, companyId } = await startWithUser({ PINFOLD_CHAT_SECRET: 'chat' });
    const { email, hmac } = await ok(getUser, { as });
    expect(hmac).toBe(createHmac('sha256', 'chat').update(email).digest('hex'));
    const owner = await make.member(companyId, { type: memberTypes.owner });
    const { token } = await ok(viewAsMember, { as: owner, params: { user_id: as.userId } });
    expect(await ok(getUser, { as: { token } })).toMatchObject({ email, hmac: null });
  });

  test('comes without that proof where only a company’s identity provider has vouched', async () => {
    const { ok, as, services, companyId } = await startWithUser({ PINFOLD_CHAT_SECRET: 'chat' });
    await services.database.queries.update(sessions).set({ onlyCompanyId: companyId });
    expect((await ok(getUser, { as })).hmac).toBeNull();
  });

  test('of others does not change with it', async () => {
    const { ok, as, make, companyId } = await startWithUser();
    const other = await make.member(companyId, { name: 'Marek' });
    await ok(updateUser, { as, body: { name: 'Anna Nowak', language: 'en' } });
    expect(await ok(getUser, { as: other })).toMatchObject({ name: 'Marek', language: 'pl' });
  });
});

describe('SES-09 the language of the panel', () => {
  test('may be Spanish where the installation or a company of one’s own has the flag', async () => {
    const { ok, request, as, services, companyId } = await startWithUser({
      PINFOLD_FEATURE_FLAGS: 'q_and_a',
    });
    const choose = () => request(updateUser, { as, body: { language: 'es' } });
    expect((await choose()).problem).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'body.language' }],
    });
    expect(await ok(getUser, { as })).toMatchObject({ language: 'pl' });
    await services.database.queries
      .update(companies)
      .set({ featureFlags: ['spanish'] })
      .where(eq(companies.id, companyId));
    expect((await choose()).problem).toBeUndefined();
    expect(await ok(getUser, { as })).toMatchObject({ language: 'es' });
  });
});
