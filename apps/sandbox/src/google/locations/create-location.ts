import { accountsOf } from '../../world/accounts-of.ts';
import { randomId } from '../../world/demo/random.ts';
import { seededRandom, seedOf } from '../../world/random.ts';
import type { Listing } from '../../world/listings/listing.ts';
import { fieldsOf, withChanges } from '../../world/listings/listing-content.ts';
import { findListing } from '../../world/listings/listing-shelf.ts';
import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { findPlace } from '../search/places-on-maps.ts';
import { invalidArgument } from '../google-error.ts';
import type { GoogleContext } from '../google-env.ts';
import { checkListing } from '../listing-rules/check-listing.ts';
import { geocode } from '../listing-rules/geocode.ts';
import { refuseViolations, violation } from '../listing-rules/violation.ts';
import type { LocationBody } from './location-body.ts';
import { requireFreeStoreCode } from './require-free-store-code.ts';
import { tidyChanges } from './tidy-changes.ts';

const longestRequestId = 50;

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
