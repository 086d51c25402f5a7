import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getCurrentCompany,
  listCompanies,
  updateSecondFactorPolicy,
} from '@pinfold/contract/features/company/companies.endpoints';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import {
  beginTotp,
  confirmTotp,
  getSecondFactor,
} from '@pinfold/contract/features/session/second-factor.endpoints';
import { startEmbedding } from '../../../testing/worlds/embedding.ts';
import { codeOf, makeFactor } from '../../../testing/worlds/second-factors.ts';
import {
  collectSession,
  logInBySso,
  openPanelBrowser,
  startSsoCompany,
} from '../../../testing/worlds/single-sign-on.ts';

test('BEY-22 a company asks its members for a second factor, who set it up before anything else', async () => {
  const { api, owner } = await startEmbedding();
  await makeFactor(api.services, owner.userId);
  const manager = await api.make.member(owner.companyId);
  await api.ok(updateSecondFactorPolicy, { as: owner, body: { is_required: true } });
  expect(await api.ok(getCurrentCompany, { as: owner })).toMatchObject({ second_factor_required: true });

  const refused = await api.request(getCurrentCompany, { as: manager });
  expect(refused.problem).toMatchObject({ code: 'second_factor_missing', status: 403 });
  expect(await api.ok(listCompanies, { as: manager })).toMatchObject({ count: 1 });
  expect(await api.ok(getUser, { as: manager })).toMatchObject({ company_subscription: null });
  expect(await api.ok(getSecondFactor, { as: manager })).toMatchObject({ is_required: true });
  const { secret } = await api.ok(beginTotp, { as: manager });
  const body = { code: codeOf(secret, api.clock.now()) };
  await api.ok(confirmTotp, { as: manager, body });
  await api.ok(getCurrentCompany, { as: manager });
});

test('BEY-22 other companies of the same person go on as before', async () => {
  const { api, owner } = await startEmbedding();
  const elsewhere = await api.make.company();
  const manager = await api.make.member(owner.companyId);
  await api.make.join(elsewhere, manager.userId, { type: memberTypes.owner });
  await makeFactor(api.services, owner.userId);
  await api.ok(updateSecondFactorPolicy, { as: owner, body: { is_required: true } });
  const as = { ...manager, companyId: elsewhere };
  expect(await api.ok(getCurrentCompany, { as })).toMatchObject({ id: elsewhere });
});

test('BEY-22 embed tokens and their keys are unharmed', async () => {
  const { api, owner, embedded } = await startEmbedding({}, ['view_reviews']);
  const as = await embedded({ permissions: ['view_reviews'], all_facilities_access: true });
  await api.ok(updateSecondFactorPolicy, { as: owner, body: { is_required: true } });
  expect((await api.request(searchReviews, { as, body: {} })).status).toBe(200);
  await embedded({ permissions: ['view_reviews'], all_facilities_access: true });
});

test('BEY-22 who logs in at the identity provider is not asked, since the factor is that one’s matter', async () => {
  const api = await startSsoCompany();
  await api.ok(updateSecondFactorPolicy, { as: api.owner, body: { is_required: true } });
  const browser = openPanelBrowser(api);
  await logInBySso(api, browser, { email: 'nowa@lipa.test' });
  const session = await collectSession(browser);
  const as = { ...session, companyId: api.companyId };
  expect(await api.ok(getCurrentCompany, { as })).toMatchObject({ second_factor_required: true });
});
