import { permissions } from '@pinfold/contract/access/permissions';
import { hashToken } from '../../secrets/token.ts';
import { makeEmbedToken, makeViewAsToken } from '../clients/restricted-tokens.ts';
import { openTestApi } from '../clients/start-test-api.ts';
import { operatorToken } from '../samples/billing-account-samples.ts';
import { makeSampleCompany } from '../samples/sample-company.ts';

export type TwoCompanies = Awaited<ReturnType<typeof openTwoCompanies>>;

/** Two companies that must not see each other, with a row of every kind that an endpoint can name. */
export async function openTwoCompanies() {
  const api = await openTestApi({
    config: {
      PINFOLD_LOGIN_ATTEMPTS: '1000',
      PINFOLD_MAIL_ATTEMPTS: '1000',
      PINFOLD_OPERATOR_TOKEN: operatorToken,
      // Each company that is made calls Apple, and a quick machine makes several in a second.
      APPLE_CALLS_PER_SECOND: '1000',
    },
  });
  const { member: owner, sampleRows: rows, ...ids } = await makeSampleCompany(api);
  const { companyId, userId } = owner;
  const { member: stranger } = await makeSampleCompany(api);
  return {
    api,
    rows,
    ...ids,
    locationIds: owner.locationIds,
    groupIds: owner.groupIds,
    companyId,
    owner,
    stranger,
    hashOfOwnerToken: hashToken(owner.token),
    expiredTokens: [
      await api.make.token(owner.userId, -1),
      await makeEmbedToken(api, { companyId, apiKeyId: rows.apiKeyId, permissions, endsInSeconds: -1 }),
      await makeViewAsToken(api, { companyId, userId, viewerId: userId, endsInSeconds: -1 }),
    ],
    makeCompany: () => makeSampleCompany(api),
  };
}
