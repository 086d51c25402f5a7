import {
  appleBrands,
  directoryAccounts,
  directoryListings,
} from '../../features/integrations/directories/directories.table.ts';
import { sealState } from '../../features/integrations/accounts/authorization-state.ts';
import { sealAppleToken } from '../../features/integrations/directories/apple/apple-credentials.ts';
import {
  appleAuthorization,
  appleRedirectUri,
} from '../../features/integrations/directories/apple/connect-apple.service.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of an organisation at Apple for sample requests. */
export interface AppleRows {
  appleAccountId: number;
  /** A location that was changed at Apple and here. */
  conflictLocationId: number;
  conflictEtag: string;
  /** The owner's consents; Apple takes each of them once. */
  nextAppleConsent(): { code: string; state: string };
}

const consentCount = 7;

/** An organisation with a brand that Apple shows, and the first location in conflict. */
export async function makeAppleRows(api: TestApi, place: SampleMember): Promise<AppleRows> {
  const { services } = api;
  const { queries } = services.database;
  const { companyId, locationIds } = place;
  const organization = 'org-lipa';
  const { code, verifier } = await consent(api, 0);
  const token = await services.apple.exchangeCode({
    code,
    verifier,
    redirectUri: appleRedirectUri(services),
  });
  const calls = services.apple.as(token);
  const displayNames = [{ name: 'Lipa', locale: 'pl', primary: true }];
  const brand = await calls
    .brands(organization)
    .create({ partnersBrandId: `pf-${companyId}-PL`, countryCodes: ['PL'], displayNames });
  await api.script('PUT', `/apple/resources/${brand.id}/verdict`, { state: 'PUBLISHED' });
  const location = await calls.locations(organization).create({
    partnersLocationId: `pf-${companyId}-${locationIds[0]}`,
    brandId: brand.id,
    displayNames,
    mainAddress: {
      structuredAddress: { countryCode: 'PL', locality: 'Kraków', fullThoroughfare: 'Długa 1' },
    },
  });
  const [account] = await queries
    .insert(directoryAccounts)
    .values({
      companyId,
      directory: 'apple',
      externalId: organization,
      name: 'Kawiarnia Lipa sp. z o.o.',
      sealedCredentials: sealAppleToken(services, { companyId, organization }, token),
      status: 'complete',
      connectedAt: services.now(),
    })
    .returning({ id: directoryAccounts.id });
  const appleAccountId = account?.id ?? 0;
  await queries.insert(appleBrands).values({
    companyId,
    accountId: appleAccountId,
    country: 'PL',
    name: 'Lipa',
    externalId: brand.id,
    state: 'published',
  });
  await queries.insert(directoryListings).values({
    companyId,
    locationId: locationIds[0],
    directory: 'apple',
    accountId: appleAccountId,
    externalId: location.id,
    etag: location.etag,
    state: 'conflict',
    problems: [{ code: 'changed_elsewhere', field: 'name' }],
    acceptedAt: services.now(),
  });
  const consents: { code: string; state: string }[] = [];
  for (let index = 1; index <= consentCount; index += 1) {
    const { code: given, verifier: kept } = await consent(api, index);
    consents.push({ code: given, state: sealState(services, place, appleAuthorization, { verifier: kept }) });
  }
  let taken = 0;
  return {
    appleAccountId,
    conflictLocationId: locationIds[0],
    conflictEtag: `1.${location.etag}`,
    nextAppleConsent() {
      taken += 1;
      return consents[taken % consents.length] ?? { code: '', state: '' };
    },
  };
}

async function consent(api: TestApi, index: number): Promise<{ code: string; verifier: string }> {
  const verifier = `verifier-${index}-${'x'.repeat(43)}`;
  const redirectUri = appleRedirectUri(api.services);
  const url = api.services.apple.consentUrl({ redirectUri, state: '', verifier, language: 'pl' });
  return { code: await api.sandbox.appleConsent(url), verifier };
}

export function appleSamples({
  appleAccountId,
  conflictLocationId,
  conflictEtag,
  nextAppleConsent,
}: AppleRows): Record<string, RawRequest> {
  const ofAccount = { params: { id: appleAccountId } };
  const ofListing = { params: { id: appleAccountId, facility_id: conflictLocationId } };
  const body = { facility_ids: [conflictLocationId] };
  return {
    listAppleAccounts: {},
    authorizeApple: {},
    connectApple: {
      get body() {
        return nextAppleConsent();
      },
    },
    disconnectApple: ofAccount,
    listAppleBrands: ofAccount,
    nameAppleBrand: { ...ofAccount, body: { country: 'ES', name: 'Tilo' } },
    enableAppleListings: { ...ofAccount, body },
    disableAppleListings: { ...ofAccount, body },
    undeleteAppleListings: { ...ofAccount, body },
    listAppleListings: { ...ofAccount, query: { q: 'kawiarnia' } },
    retryAppleListings: { ...ofAccount, body },
    getAppleConflict: ofListing,
    settleAppleConflict: { ...ofListing, body: { keep: 'theirs', etag: conflictEtag } },
  };
}
