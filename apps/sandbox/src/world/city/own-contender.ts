import { findListing } from '../listings/listing-shelf.ts';
import { shownContent } from '../listings/listing-content.ts';
import type { Listing } from '../listings/listing.ts';
import type { ListingContent } from '../listings/listing-fields.ts';
import { categoryNameOf } from '../catalogue/categories.ts';
import { seedOf } from '../random.ts';
import { readShelf } from '../review-shelf.ts';
import type { State } from '../state.ts';
import type { CityPlace } from './city-place.ts';
import type { Contender, Reputation } from './contender.ts';
import { endOfDay } from './day-number.ts';
import { wordsOfPlace } from './relevance.ts';

/** A listing that somebody manages, as people find it; nothing where Google shows it to nobody. */
export function ownContender(state: State, locationId: string): Contender | undefined {
  const listing = findListing(state, locationId);
  if (!listing || isHidden(listing)) return undefined;
  const content = shownContent(listing);
  if (content.openInfo?.status === 'CLOSED_PERMANENTLY') return undefined;
  const place = placeOfListing(listing, content);
  return {
    place,
    words: wordsOfPlace(place, traitsOf(content)),
    number: seedOf('swing', place.placeId),
    reputationOn: reputationOf(state, listing),
    ...(content.openInfo?.status === 'CLOSED_TEMPORARILY' ? { handicap: -0.8 } : {}),
  };
}

function isHidden({ standing, duplicateOf }: Listing): boolean {
  return standing === 'suspended' || standing === 'disabled' || duplicateOf !== undefined;
}

function placeOfListing({ id, placeId }: Listing, content: ListingContent): CityPlace {
  const { primaryCategory, additionalCategories = [] } = content.categories ?? {};
  const address = content.storefrontAddress ?? {};
  return {
    placeId,
    title: content.title ?? '',
    categories: [primaryCategory, ...additionalCategories].flatMap((one) =>
      one?.name ? [categoryNameOf(one.name)] : [],
    ),
    street: address.addressLines?.[0] ?? '',
    postalCode: address.postalCode ?? '',
    locality: address.locality ?? '',
    regionCode: address.regionCode ?? 'PL',
    latitude: content.latlng?.latitude ?? 0,
    longitude: content.latlng?.longitude ?? 0,
    phone: content.phoneNumbers?.primaryPhone ?? '',
    website: content.websiteUri ?? '',
    isServiceArea: content.serviceArea?.businessType === 'CUSTOMER_LOCATION_ONLY',
    isClaimed: true,
    locationId: id,
  };
}

/** What its services and attributes promise beside its categories. */
function traitsOf(content: ListingContent): [string, number][] {
  const services = (content.serviceItems ?? []).map(
    (item) => item.structuredServiceItem?.serviceTypeId ?? '',
  );
  const attributes = (content.attributes ?? [])
    .filter(({ values }) => values?.[0] === true)
    .map(({ name }) => name);
  return [...services, ...attributes].flatMap((said) => {
    const found = promises.get(said.replace(/^(job_type_id:|attributes\/)/, ''));
    return found ? [found] : [];
  });
}

const promises = new Map<string, [string, number]>([
  ['coffee_to_go', ['takeaway', 0.8]],
  ['specialty_coffee', ['speciality', 0.75]],
  ['breakfast', ['breakfast', 0.85]],
  ['cakes_to_order', ['cake', 0.8]],
  ['catering', ['catering', 0.7]],
  ['has_takeout', ['takeaway', 0.65]],
  ['has_seating_outdoors', ['garden', 0.95]],
  ['welcomes_dogs', ['dogs', 0.95]],
]);

/** From the reviews that were there on the day; drawn for a chain with too many places to read them all. */
function reputationOf(state: State, { id, accountId }: Listing): (day: number) => Reputation {
  if (state.source.listLocationIds(accountId) === undefined) {
    const drawn = {
      rating: 4 + (seedOf('rating', id) % 9) / 10,
      reviewsCount: 20 + (seedOf('count', id) % 400),
    };
    return () => drawn;
  }
  const oldestFirst = readShelf(state, id).reviews.toSorted(
    (one, other) => one.createTime - other.createTime,
  );
  const times = oldestFirst.map(({ createTime }) => createTime);
  let stars = 0;
  const sums = oldestFirst.map(({ rating }) => (stars += rating));
  return (day) => {
    const reviewsCount = countUntil(times, endOfDay(day));
    const sum = sums[reviewsCount - 1] ?? 0;
    return { reviewsCount, rating: reviewsCount === 0 ? 0 : Math.round((10 * sum) / reviewsCount) / 10 };
  };
}

/** How many of the ascending times are before one. */
function countUntil(times: readonly number[], end: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  return low;
}
