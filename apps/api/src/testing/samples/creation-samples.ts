import { locations } from '../../features/listings/listings.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of locations that are being created at Google. */
export interface CreationRows {
  /** Of the sandbox's empty world, where the locations below are. */
  creatingAccountId: number;
  /** Refused by Google. */
  failedCreationId: number;
  /** Waits for a code, and may ask for another. */
  verifyingId: number;
  /** Waits for this code. */
  completingId: number;
  verificationPin: string;
}

const emptyAccount = 'accounts/100000000000000000009';

const newCafe = {
  name: 'Kawiarnia Pod Zegarem',
  street: 'ul. Wąska',
  house_number: '3',
  postal_code: '31-057',
  city: 'Kraków',
  country: 'PL',
  primary_category: 'gcid:cafe',
};

/** A location that Google refused, and one at Google whose letter is on its way. */
export async function makeCreationRows(api: TestApi, { companyId }: SampleMember): Promise<CreationRows> {
  await api.script('PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
  const googleAccountId = await api.make.account(companyId, 'demo-empty', emptyAccount);
  const at = { googleAccountId, creationRequest: `sample-failed-${companyId}`, qualityScore: 0 };
  const failed = await api.make.location(companyId, {
    ...at,
    name: 'Kawiarnia Pod Zegarem',
    houseNumber: '3',
    street: 'ul. Wąska',
    postalCode: '31-057',
    primaryCategory: 'gcid:cafe',
    googleName: null,
    verification: 'is_unverified',
    creation: 'failed',
    creationProblems: [{ field: 'name', code: 'invalid_characters', values: {} }],
  });
  const verifying = await letterOnItsWay(api, { companyId, googleAccountId, houseNumber: '5' });
  const completing = await letterOnItsWay(api, { companyId, googleAccountId, houseNumber: '7' });
  return {
    creatingAccountId: googleAccountId,
    failedCreationId: failed,
    verifyingId: verifying.id,
    completingId: completing.id,
    verificationPin: completing.pin,
  };
}

interface Lettered {
  companyId: number;
  googleAccountId: number;
  houseNumber: string;
}

/** A location at Google whose letter is on its way. */
async function letterOnItsWay(api: TestApi, { companyId, googleAccountId, houseNumber }: Lettered) {
  const google = api.services.google.as('demo-empty');
  const { name: googleName } = await google.createListing(
    emptyAccount,
    {
      title: 'Kawiarnia Pod Lupą',
      languageCode: 'pl',
      categories: { primaryCategory: { name: 'categories/gcid:cafe' } },
      storefrontAddress: {
        regionCode: 'PL',
        postalCode: '31-057',
        locality: 'Kraków',
        addressLines: [`ul. Wąska ${houseNumber}`],
      },
    },
    `sample-${companyId}-${houseNumber}`,
  );
  await google.startVerification(googleName, {
    method: 'ADDRESS',
    languageCode: 'pl',
    mailerContact: 'Anna Nowak',
  });
  const [row] = await api.services.database.queries
    .insert(locations)
    .values({
      companyId,
      googleAccountId,
      googleName,
      name: 'Kawiarnia Pod Lupą',
      storeCode: '',
      street: 'ul. Wąska',
      houseNumber,
      postalCode: '31-057',
      city: 'Kraków',
      region: '',
      country: 'PL',
      primaryCategory: 'gcid:cafe',
      verification: 'has_pending_verification',
    })
    .returning({ id: locations.id });
  return { id: row?.id ?? 0, pin: await pinOf(api, googleName) };
}

/** The code that the sandbox has sent for a location. */
export async function pinOf(api: Pick<TestApi, 'script'>, googleName: string): Promise<string> {
  const path = `/listings/${googleName.replace('locations/', '')}`;
  const { verifications } = await api.script<{ verifications: { pin: string }[] }>('GET', path);
  return verifications[0]?.pin ?? '';
}

export function creationSamples(rows: CreationRows): Record<string, RawRequest> {
  const { creatingAccountId, failedCreationId, verifyingId, completingId, verificationPin } = rows;
  const ofVerifying = { params: { id: verifyingId } };
  const { primary_category, ...sought } = newCafe;
  return {
    listAttributes: { body: { category: primary_category, country: 'PL' } },
    listMoreHoursTypes: { body: { category: primary_category, country: 'PL' } },
    listListingCategories: { query: { q: 'kaw' } },
    listPublicHolidays: { query: { country: 'PL', from: '2026-11-26', to: '2027-11-26' } },
    searchOnMap: { query: { ...sought, google_account_id: creatingAccountId } },
    createListing: { body: { google_account_id: creatingAccountId, fields: newCafe } },
    retryCreation: { params: { id: failedCreationId } },
    getVerification: ofVerifying,
    startVerification: { ...ofVerifying, body: { method: 'address', mailer_contact: 'Anna Nowak' } },
    completeVerification: { params: { id: completingId }, body: { pin: verificationPin } },
    deleteListing: ofVerifying,
    listLocationsForLimits: {},
    deleteListings: { body: { ids: [ofVerifying.params.id] } },
  };
}
