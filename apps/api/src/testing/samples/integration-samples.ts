import {
  googleImportPlaces,
  googleImports,
  googlePlaces,
} from '../../features/integrations/integrations.table.ts';
import {
  directoryAccounts,
  directoryListings,
} from '../../features/integrations/directories/directories.table.ts';
import { sealState } from '../../features/integrations/accounts/authorization-state.ts';
import {
  googleAuthorization,
  redirectUri,
} from '../../features/integrations/accounts/connect-google.service.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { CreationRows } from './creation-samples.ts';
import type { SampleMember } from './sample-company.ts';
import { planted } from './planted.ts';

/** Rows of a Google account for sample requests. */
export interface IntegrationRows {
  googleAccountId: number;
  /** One that Bing refused. */
  refusedLocationId: number;
  /** The owner's consents; Google takes each of them once. */
  nextConsent(): { code: string; state: string };
  /** The names of invitations; each is answered once. */
  nextInvitation(): string;
}

const consentCount = 7;
/** Of the sandbox's empty world. */
const emptyAccount = '100000000000000000009';

/** An account with a place to import, and one import that is done and failed in part. */
export async function makeIntegrationRows(api: TestApi, place: SampleMember): Promise<IntegrationRows> {
  const { queries } = api.services.database;
  const { companyId, userId, locationIds } = place;
  const createdAt = api.services.now();
  const googleAccountId = await api.make.account(companyId, 'refresh-sample', `accounts/${companyId}`);
  const listed = { companyId, googleAccountId, storeCode: '', isVerified: true, isDuplicate: false };
  const [first, second] = [
    { googleName: 'locations/sample-1', name: 'Kawiarnia', address: 'Długa 1, 31-147 Kraków' },
    { googleName: 'locations/sample-2', name: `Kawiarnia ${planted}`, address: `${planted} 7` },
  ];
  await queries.insert(googlePlaces).values([
    { ...listed, ...first },
    { ...listed, ...second },
  ]);
  const [row] = await queries
    .insert(googleImports)
    .values({ companyId, googleAccountId, userId, createdAt, finishedAt: createdAt })
    .returning({ id: googleImports.id });
  await queries.insert(googleImportPlaces).values({
    companyId,
    importId: row?.id ?? 0,
    ...second,
    outcome: 'errored',
    problem: 'not_found',
  });
  await makeDirectoryRows(api, place);
  const consents = await makeConsents(api, place);
  const invitations = await makeInvitations(api);
  let taken = 0;
  let answered = 0;
  return {
    googleAccountId,
    refusedLocationId: locationIds[0],
    nextConsent() {
      taken += 1;
      return consents[taken % consents.length] ?? { code: '', state: '' };
    },
    nextInvitation() {
      answered += 1;
      return invitations[answered % invitations.length] ?? '';
    },
  };
}

/** Bing refused the first location, and shows the second. */
async function makeDirectoryRows({ services }: TestApi, { companyId, locationIds }: SampleMember) {
  const { queries } = services.database;
  const [account] = await queries
    .insert(directoryAccounts)
    .values({ companyId, directory: 'bing', status: 'complete' })
    .returning({ id: directoryAccounts.id });
  const sent = {
    companyId,
    directory: 'bing' as const,
    accountId: account?.id ?? 0,
    acceptedAt: services.now(),
    createdAt: services.now(),
  };
  const [first, second] = locationIds;
  await queries.insert(directoryListings).values([
    { ...sent, locationId: first, externalId: `pf-${companyId}-${first}`, state: 'rejected' },
    {
      ...sent,
      locationId: second,
      externalId: `pf-${companyId}-${second}`,
      state: 'published',
      publishedAt: services.now(),
      link: `https://www.bing.com/maps?q=${planted}`,
    },
  ]);
}

/** Asks the owner of the empty account to manage it as a group. */
async function makeInvitations(api: TestApi): Promise<string[]> {
  const invitations: string[] = [];
  for (let index = 0; index < consentCount; index += 1) {
    const about = { account: emptyAccount, group: emptyAccount };
    const { id } = await api.script<{ id: string }>('POST', '/invitations', about);
    invitations.push(`accounts/${emptyAccount}/invitations/${id}`);
  }
  return invitations;
}

async function makeConsents(api: TestApi, { companyId, userId }: SampleMember) {
  const consents: { code: string; state: string }[] = [];
  const owner = { companyId, userId };
  for (let index = 0; index < consentCount; index += 1) {
    const verifier = `verifier-${companyId}-${index}-${'x'.repeat(43)}`;
    const state = sealState(api.services, owner, googleAuthorization, { verifier, returnTo: 'accounts' });
    const url = api.services.google.consentUrl({
      redirectUri: redirectUri(api.services),
      state,
      verifier,
      language: 'pl',
    });
    consents.push({ code: await consentAs(api, url, emptyAccount), state });
  }
  return consents;
}

/** Gives consent on Google's page as one of the sandbox's accounts. Returns the authorization code. */
export async function consentAs({ sandbox }: TestApi, url: string, account: string): Promise<string> {
  const page = new URL(url.replace('/auth?', '/auth/answer?'));
  page.searchParams.set('account', account);
  const { headers } = await sandbox.fetch(new Request(page));
  return new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
}

export function integrationSamples({
  googleAccountId,
  refusedLocationId,
  nextConsent,
  nextInvitation,
  creatingAccountId,
}: IntegrationRows & Pick<CreationRows, 'creatingAccountId'>): Record<string, RawRequest> {
  const ofAccount = { params: { id: googleAccountId } };
  return {
    listGoogleAccounts: {},
    authorizeGoogle: {},
    connectGoogle: {
      get body() {
        return nextConsent();
      },
    },
    disconnectGoogle: ofAccount,
    listGoogleInvitations: {},
    answerGoogleInvitation: {
      params: { id: creatingAccountId },
      get body() {
        return { name: nextInvitation(), answer: 'decline' };
      },
    },
    getImportStatus: {},
    listGooglePlaces: ofAccount,
    getMapSettings: {},
    setBingMaps: { body: { is_enabled: true } },
    listBingListings: { query: { q: 'kawiarnia' } },
    retryBingListings: { body: { facility_ids: [refusedLocationId] } },
    startImport: { ...ofAccount, body: { google_names: ['locations/sample-1'] } },
  };
}
