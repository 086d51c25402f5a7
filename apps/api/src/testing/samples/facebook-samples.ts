import { facebookPeople } from '@pinfold/sandbox';
import {
  directoryAccounts,
  directoryListings,
} from '../../features/integrations/directories/directories.table.ts';
import { sealState } from '../../features/integrations/accounts/authorization-state.ts';
import {
  facebookAuthorization,
  facebookRedirectUri,
} from '../../features/integrations/directories/facebook/connect-facebook.service.ts';
import { sealFacebookToken } from '../../features/integrations/directories/facebook/facebook-credentials.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { planted } from './planted.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of a Facebook account for sample requests. */
export interface FacebookRows {
  facebookAccountId: number;
  /** A location whose page Facebook did not let us write. */
  linkedLocationId: number;
  facebookPageId: string;
  /** The owner's consents; Facebook takes each of them once. */
  nextFacebookConsent(): { code: string; state: string };
}

const consentCount = 7;

/** An account with one page, which is linked with the first location. */
export async function makeFacebookRows(api: TestApi, place: SampleMember): Promise<FacebookRows> {
  const { services } = api;
  const { queries } = services.database;
  const { companyId, locationIds } = place;
  const redirectUri = facebookRedirectUri(services);
  const { token } = await services.facebook.exchangeCode({
    code: await facebookConsent(
      api,
      services.facebook.consentUrl({ redirectUri, state: '', language: 'pl' }),
    ),
    redirectUri,
  });
  const [page] = await services.facebook.as(token).listPages();
  const externalId = facebookPeople[0].id;
  const [account] = await queries
    .insert(directoryAccounts)
    .values({
      companyId,
      directory: 'facebook',
      externalId,
      name: `Ewa ${planted}`,
      sealedCredentials: sealFacebookToken(
        services,
        { companyId, kind: 'facebook person', externalId },
        token,
      ),
      status: 'complete',
      connectedAt: services.now(),
    })
    .returning({ id: directoryAccounts.id });
  const facebookPageId = page?.id ?? '';
  await queries.insert(directoryListings).values({
    companyId,
    locationId: locationIds[0],
    directory: 'facebook',
    accountId: account?.id ?? 0,
    externalId: facebookPageId,
    sealedCredentials: sealFacebookToken(
      services,
      { companyId, kind: 'facebook page', externalId: facebookPageId },
      page?.token ?? '',
    ),
    state: 'failed',
    problems: [{ code: 'access_ended' }],
    acceptedAt: services.now(),
    link: `https://www.facebook.com/${facebookPageId}`,
  });
  const consents: { code: string; state: string }[] = [];
  for (let index = 0; index < consentCount; index += 1) {
    const state = sealState(services, place, facebookAuthorization, {});
    const url = services.facebook.consentUrl({ redirectUri, state, language: 'pl' });
    consents.push({ code: await facebookConsent(api, url), state });
  }
  let taken = 0;
  return {
    facebookAccountId: account?.id ?? 0,
    linkedLocationId: locationIds[0],
    facebookPageId,
    nextFacebookConsent() {
      taken += 1;
      return consents[taken % consents.length] ?? { code: '', state: '' };
    },
  };
}

/** Gives consent on Facebook's page, for all pages unless told otherwise. Returns the authorization code. */
export async function facebookConsent(
  { sandbox }: Pick<TestApi, 'sandbox'>,
  url: string,
  answer: Record<string, string> = {},
): Promise<string> {
  const page = new URL(url);
  page.pathname += '/answer';
  for (const [name, value] of Object.entries({ person: facebookPeople[0].id, page: 'all', ...answer }))
    page.searchParams.set(name, value);
  const { headers } = await sandbox.fetch(new Request(page));
  return new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
}

export function facebookSamples({
  facebookAccountId,
  linkedLocationId,
  facebookPageId,
  nextFacebookConsent,
}: FacebookRows): Record<string, RawRequest> {
  const ofAccount = { params: { id: facebookAccountId } };
  return {
    listFacebookAccounts: {},
    authorizeFacebook: {},
    connectFacebook: {
      get body() {
        return nextFacebookConsent();
      },
    },
    disconnectFacebook: ofAccount,
    listFacebookPages: ofAccount,
    linkFacebookPages: {
      ...ofAccount,
      body: { pages: [{ page_id: facebookPageId, facility_id: linkedLocationId }] },
    },
    listFacebookListings: { ...ofAccount, query: { q: 'kawiarnia' } },
    retryFacebookListings: { ...ofAccount, body: { facility_ids: [linkedLocationId] } },
  };
}
