import * as z from 'zod';
import { accountsOf, type LocationHead, locationsOf } from '../../world/world-source.ts';
import { categoryNameOf, findCategory } from '../../world/catalogue/categories.ts';
import { randomId, seededRandom, seedOf } from '../../world/random.ts';
import { fieldsOf, type Listing, withChanges } from '../../world/listings/listing.ts';
import {
  type ListingChanges,
  type ListingContent,
  ListingFields,
} from '../../world/listings/listing-fields.ts';
import { findListing } from '../../world/listings/listings-state.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import { languageOf } from '../categories/category-resource.ts';
import type { GoogleContext } from '../google-context.ts';
import { invalidArgument } from '../google-error.ts';
import { findPlace } from '../google-locations.routes.ts';
import { readJson } from '../read-json.ts';
import { checkListing } from '../listing-rules/check-listing.ts';
import { withoutDuplicates } from '../listing-rules/check-services.ts';
import { geocode } from '../listing-rules/geocode.ts';
import { refuseViolations, violation } from '../listing-rules/violation.ts';
import { editListing } from './edit-listing.ts';
import { readChanges } from './location-mask.ts';

const service = 'mybusinessbusinessinformation.googleapis.com';
const longestRequestId = 50;

// Callers may send back a whole location; what only Google sets is left aside.
const LocationBody = ListingFields.extend({
  name: z.string().optional(),
  metadata: z.object({ placeId: z.string().optional() }).optional(),
});

type LocationBody = z.infer<typeof LocationBody>;

export async function readLocationBody(request: { json(): Promise<unknown> }): Promise<LocationBody> {
  return readJson(request, LocationBody);
}

/** accounts.locations.create: undefined when it was only to be checked. Asked again with its id, it creates nothing new. */
export function createLocation(
  context: GoogleContext,
  accountId: string,
  body: LocationBody,
  { requestId = '', validateOnly }: { requestId: string | undefined; validateOnly: boolean },
): Listing | undefined {
  const { world } = context;
  if (requestId.length > longestRequestId) {
    throw invalidArgument('request_id', `A request id has at most ${longestRequestId} characters.`);
  }
  const created = world.state.listings.requests.get(`${accountId}/${requestId}`);
  const known = created === undefined ? undefined : findListing(world.state, created);
  if (requestId && known) return known;

  const content = contentOf(body);
  const language = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
  refuseViolations([
    ...(language.test(content.languageCode ?? '')
      ? []
      : [violation('language_code', 'INVALID_LANGUAGE', 'The language code is missing or unknown.')]),
    ...checkListing({
      content,
      written: [...new Set([...required, ...fieldsOf(content)])],
      now: world.now(),
    }),
  ]);
  if (content.storeCode) requireFreeStoreCode(world, accountId, content.storeCode, undefined);
  if (validateOnly) return undefined;
  const listing = placed(context, accountId, content, body.metadata?.placeId);
  world.commit({ kind: 'listing_created', listing, ...(requestId ? { requestId } : {}) });
  return listing;
}

const required = ['title', 'categories', 'storefrontAddress'] as const;

function contentOf({ name: _name, metadata: _metadata, ...fields }: LocationBody): ListingContent {
  const status = fields.openInfo?.status ?? 'OPEN';
  const given: ListingContent = { ...fields, openInfo: { ...fields.openInfo, status } };
  // Coordinates are for addresses that Google cannot find.
  const isFound = given.storefrontAddress && geocode(given.storefrontAddress, undefined);
  const { latlng: _latlng, ...others } = given;
  const changes = isFound ? others : given;
  return withChanges({}, tidyChanges(changes, {}, undefined));
}

function placed(
  { world }: GoogleContext,
  accountId: string,
  content: ListingContent,
  placeId: string | undefined,
): Listing {
  const { state } = world;
  const random = seededRandom(seedOf(state.seed, 'location', state.lastNumber));
  const id = `${1 + Math.floor(random() * 9)}${String(Math.floor(random() * 1e15)).padStart(15, '0')}${String(state.lastNumber % 1000).padStart(3, '0')}`;
  const claimed = placeId === undefined ? undefined : findPlace(world, placeId);
  const isOwn =
    claimed?.locationId !== undefined && accountsOf(state.source, claimed.locationId).includes(accountId);
  return {
    id,
    accountId,
    placeId: placeId ?? randomId(random, 'ChIJ', 23),
    content,
    shown: {},
    updates: [],
    edits: [],
    standing: claimed?.isClaimed && !isOwn ? 'ownership_conflict' : 'unverified',
    ...(isOwn ? { duplicateOf: `locations/${claimed.locationId}` } : {}),
    verifications: [],
  };
}

interface PatchLocation {
  body: LocationBody;
  updateMask: string | undefined;
  validateOnly: boolean;
}

/** locations.patch: checks, then edits; with `validateOnly` it only checks. */
export function patchLocation(context: GoogleContext, listing: Listing, patch: PatchLocation): void {
  const { world, quota } = context;
  const { name: _name, metadata: _metadata, ...body } = patch.body;
  const seeded = world.state.source.findLocation(listing.id)?.location;
  const given = readChanges(patch.updateMask, body, listing.content);
  const changes = tidyChanges(given, listing.content, seeded);
  const content = withChanges(listing.content, changes);
  if (listing.standing === 'disabled' && given.openInfo?.status === 'OPEN') {
    refuseViolations([violation('open_info.status', 'CANNOT_REOPEN', 'The business cannot reopen.')]);
  }
  refuseViolations(
    checkListing({
      content,
      written: fieldsOf(given),
      before: listing.content,
      ...(seeded ? { seeded } : {}),
      placeId: listing.placeId,
      now: world.now(),
    }),
  );
  if (given.storeCode) requireFreeStoreCode(world, listing.accountId, given.storeCode, listing.id);
  if (patch.validateOnly) return;
  quota.spendEdit(service, listing.id);
  editListing(world, listing, changes);
}

/** Normalises a merchant's values as Google does: names, duplicates, addresses and their coordinates. */
function tidyChanges(
  changes: ListingChanges,
  before: ListingContent,
  seeded: LocationHead | undefined,
): ListingChanges {
  const tidy: ListingChanges = { ...changes };
  const after = withChanges(before, changes);
  if (changes.categories) tidy.categories = named(changes.categories, languageOf(after.languageCode));
  if (changes.serviceItems) tidy.serviceItems = withoutDuplicates(changes.serviceItems);
  if (changes.openInfo) {
    const { canReopen: _ofGoogle, ...openInfo } = changes.openInfo;
    tidy.openInfo = openInfo;
  }
  // A business that only visits its customers shows no address.
  if (after.serviceArea?.businessType === 'CUSTOMER_LOCATION_ONLY' && after.storefrontAddress) {
    tidy.storefrontAddress = null;
  } else if (changes.storefrontAddress && !('latlng' in changes)) {
    const found = geocode(changes.storefrontAddress, seeded);
    if (found) tidy.latlng = { latitude: found.latitude, longitude: found.longitude };
  }
  return tidy;
}

type Categories = NonNullable<ListingContent['categories']>;

function named(
  { primaryCategory, additionalCategories = [] }: Categories,
  language: 'pl' | 'en',
): Categories {
  const full = ({ name = '' }: { name?: string | undefined }) => {
    const displayName = findCategory(name)?.[language];
    return { name: categoryNameOf(name), ...(displayName === undefined ? {} : { displayName }) };
  };
  return {
    ...(primaryCategory ? { primaryCategory: full(primaryCategory) } : {}),
    ...(additionalCategories.length > 0 ? { additionalCategories: additionalCategories.map(full) } : {}),
  };
}

/** A store code names one location of an account. */
function requireFreeStoreCode(
  { state }: LiveWorld,
  accountId: string,
  storeCode: string,
  ownId: string | undefined,
): void {
  for (const other of locationsOf(state.source, accountId)) {
    if (other.storeCode !== storeCode || other.id === ownId) continue;
    refuseViolations([
      violation('store_code', 'INVALID_ARGUMENT', `The store code ${storeCode} belongs to another location.`),
    ]);
  }
}
