import { hasValue } from '@pinfold/contract/features/listings/listing-fields';
import { ifRefused, type ProviderError } from '../../../../delivery/provider-error.ts';
import { AppleError, isAccessEnd } from '../../../../providers/apple-business/apple-error.ts';
import type { AppleDetails, AppleResource } from '../../../../providers/apple-business/organization-calls.ts';
import type { Services } from '../../../../services.ts';
import type { DirectoryProblem } from '../directories.table.ts';
import type {
  DirectoryDecision,
  DirectoryWire,
  NamedListing,
  SentOutcome,
  ToPublish,
} from '../directory-wire.ts';
import type { ListingKey } from '../write-directory-listings.ts';
import { findBrand, problemOfBrand } from './apple-brand.ts';
import { fieldOfPath, readAppleDetails, writeAppleDetails } from './apple-details.ts';
import { type AppleListing, fieldOfApple, toAppleListing } from './apple-listing.ts';
import { type ApplePlace, findPlace, noteUnderway, readKnown } from './apple-place.ts';
import { compareWithApple, type SentToApple } from './compare-with-apple.ts';
import { readPresent } from './read-present.ts';

/** What Apple does without in no location. */
const required = ['name', 'street', 'city', 'country'] as const;

/** Apple Maps. A location has our own id there, so that none can be created twice, and waits for its brand. */
export const appleDirectory: DirectoryWire<AppleListing> = {
  directory: 'apple',
  most: 1,
  lagSeconds: 0,
  keepsRemoved: true,
  fields: [
    ...Object.values(fieldOfApple),
    'house_number',
    'postal_code',
    'city',
    'region',
    'country',
    'longitude',
  ],
  isConfigured: ({ apple }) => apple.isConnected,
  wanted(listing) {
    const missing = required.filter((field) => !hasValue(listing[field]));
    if (missing.length > 0) return { problems: missing.map((field) => ({ code: 'field_missing', field })) };
    return { content: toAppleListing(listing) };
  },
  send: (services, action, listings) =>
    Promise.all(
      listings.map((listing) =>
        ifRefused(sendOne(services, action, listing), (error) => {
          if (error instanceof AppleError && error.kind === 'invalid' && error.faults.length > 0)
            return refusedFor(error);
          throw error;
        }),
      ),
    ),
  remove: (services, listings) => Promise.all(listings.map((listing) => removeOne(services, listing))),
  find: (services, listings) =>
    Promise.all(
      listings.map(async (listing) => {
        const place = await findPlace(services, listing);
        return (await place?.locations.find(partnerId(listing)))?.id;
      }),
    ),
  async readDecisions(services, listings) {
    const decisions: (DirectoryDecision | 'unknown' | undefined)[] = [];
    for (const listing of listings)
      decisions.push(
        await ifRefused(readDecision(services, listing), (error) => {
          // Where some are answered, the others are asked about the next time.
          if (error.kind === 'quota' && decisions.length === 0) throw error;
          return 'unknown' as const;
        }),
      );
    return decisions;
  },
  problemOf,
};

/** What Apple makes of a location; what it shows in another way than it was sent is marked. */
export function decisionOf(
  resource: AppleResource,
  { isOverride = false }: { isOverride?: boolean } = {},
): DirectoryDecision {
  const { state, reports, link } = resource;
  const problems = reports.map(({ field: path, severity, message }): DirectoryProblem => {
    const field = fieldOfPath(path);
    if (isOverride) return { code: 'field_overridden', message, ...(field && { field }) };
    if (severity === 'WARNING') return { code: 'quality_issue', message, ...(field && { field }) };
    return field ? { code: 'field_refused', field, message } : { code: 'refused', message };
  });
  if (state === 'DELETED') return { state: 'failed', problems: [{ code: 'gone' }], link: '' };
  if (state === 'PUBLISHED') return { state: 'published', problems, link };
  return { state: isRefused(resource) ? 'rejected' : 'in_review', problems, link };
}

async function readDecision(
  services: Services,
  listing: NamedListing,
): Promise<DirectoryDecision | 'unknown' | undefined> {
  const place = await findPlace(services, listing);
  if (!place) return 'unknown';
  const live = await place.locations.get(listing.externalId ?? '');
  return live && decisionOf(live);
}

async function sendOne(
  services: Services,
  action: 'create' | 'update',
  listing: ToPublish<AppleListing>,
): Promise<SentOutcome> {
  const { companyId, content, externalId } = listing;
  const place = await findPlace(services, listing);
  if (!place) return { result: 'refused', problems: [{ code: 'access_ended' }] };
  const brand = await findBrand(services, {
    companyId,
    accountId: place.accountId,
    country: content.address.country,
  });
  if (brand?.state !== 'published' || brand.external_id === null)
    return { result: 'held', state: 'waiting_for_brand', problems: [problemOfBrand(brand)] };
  const ours = { partnersLocationId: partnerId(listing), brandId: brand.external_id };
  if (action === 'update' && externalId !== null)
    return updateOne(services, { ...listing, externalId }, place, ours);
  const details = writeAppleDetails(ours, content, todayOf(services));
  return ifRefused(
    place.locations.create(details).then((created) => takenAs(created, { listing: content })),
    async (error): Promise<SentOutcome> => {
      const found =
        error.kind === 'conflict' ? await place.locations.find(ours.partnersLocationId) : undefined;
      if (!found) throw error;
      return { result: 'exists', externalId: found.id };
    },
  );
}

/** How often it is read and written, when others write at the same time. */
const mostAttempts = 3;

/**
 * Writes what changed into what Apple has, so that nothing is lost that we do not know of. What others changed since we last
 * wrote is not overwritten: it waits for a person.
 */
async function updateOne(
  services: Services,
  listing: ToPublish<AppleListing> & { externalId: string },
  { locations }: ApplePlace,
  ours: AppleDetails,
): Promise<SentOutcome> {
  const { content, externalId } = listing;
  for (let attempt = 1; ; attempt += 1) {
    const live = await readPresent(locations, externalId);
    if (!live) return { result: 'gone' };
    const { sent, etag } = await readKnown(services, listing);
    const compared = compareWithApple({
      sent,
      wanted: content,
      live: readAppleDetails(live.details),
      isUntouched: live.etag === etag,
    });
    if ('conflict' in compared) {
      const problems = compared.conflict.map((field): DirectoryProblem => ({
        code: 'changed_elsewhere',
        field: fieldOfApple[field],
      }));
      return { result: 'held', state: 'conflict', problems };
    }
    const { send, isThere } = compared;
    const details = { ...writeAppleDetails(live.details, send.listing, todayOf(services)), ...ours };
    if (isThere && !isRefused(live) && live.details['brandId'] === ours['brandId'])
      return takenAs(live, send);
    if (!(await noteUnderway(services, listing, send.listing))) return { result: 'void' };
    try {
      return takenAs(await locations.replace(externalId, live.etag, details), send);
    } catch (error) {
      // It may have been deleted meanwhile, which is restored as any other.
      const isOvertaken = error instanceof AppleError && (error.isStale || error.kind === 'not_found');
      if (!isOvertaken || attempt === mostAttempts) throw error;
    }
  }
}

/** What Apple refused is looked at again only once it is written again. */
function isRefused({ state }: AppleResource): boolean {
  return state === 'REJECTED' || state === 'FAILED';
}

async function removeOne(services: Services, listing: NamedListing): Promise<SentOutcome> {
  const place = await findPlace(services, listing);
  if (!place) return { result: 'refused', problems: [{ code: 'access_ended' }] };
  const { locations } = place;
  for (let attempt = 1; ; attempt += 1) {
    const { externalId } = listing;
    const live = await (externalId === null ? locations.find(partnerId(listing)) : locations.get(externalId));
    if (!live || live.state === 'DELETED') return { result: 'gone' };
    if (!(await noteUnderway(services, listing, null))) return { result: 'void' };
    try {
      await locations.delete(live.id, live.etag);
      return { result: 'taken', externalId: live.id };
    } catch (error) {
      if (!(error instanceof AppleError)) throw error;
      if (error.kind === 'not_found') return { result: 'gone' };
      if (!error.isStale || attempt === mostAttempts) throw error;
    }
  }
}

function takenAs(resource: AppleResource, sent: SentToApple): SentOutcome {
  const { id: externalId, etag } = resource;
  return { result: 'taken', externalId, etag, sent, decision: decisionOf(resource) };
}

function refusedFor({ faults }: AppleError): SentOutcome {
  if (faults.some(({ code }) => code === 'VALIDATION__BRAND_NOT_PUBLISHED'))
    return { result: 'held', state: 'waiting_for_brand', problems: [{ code: 'brand_in_review' }] };
  const problems = faults.map(({ field: path, message }): DirectoryProblem => {
    const field = fieldOfPath(path);
    return field ? { code: 'field_refused', field, message } : { code: 'refused', message };
  });
  return { result: 'refused', problems };
}

/** The id of a location at Apple; ours. */
function partnerId({ companyId, locationId }: Pick<ListingKey, 'companyId' | 'locationId'>): string {
  return `pf-${companyId}-${locationId}`;
}

function todayOf({ now }: Pick<Services, 'now'>): string {
  return now().toISOString().slice(0, 10);
}

function problemOf(error: ProviderError): DirectoryProblem | undefined {
  const { kind, message } = error;
  if (kind === 'denied') return { code: isAccessEnd(error) ? 'access_ended' : 'access_denied' };
  if (kind === 'not_found') return { code: 'gone' };
  // Somebody writes there all the time: later there may be a gap.
  if (error instanceof AppleError && error.isStale) return undefined;
  return kind === 'invalid' || kind === 'conflict' ? { code: 'refused', message } : undefined;
}
