import { categoryNameOf } from '../catalogue/categories.ts';
import { type Listing, shownContent } from '../listings/listing.ts';
import type { ListingContent } from '../listings/listing-fields.ts';
import { findListing } from '../listings/listings-state.ts';
import { seedOf } from '../random.ts';
import { readShelf } from '../review-shelf.ts';
import type { State } from '../state.ts';
import { dayNumber, endOfDay } from '../warsaw-time.ts';
import type { CityPlace } from './city-place.ts';
import type { Business } from './draw-business.ts';
import { type PlaceWords, wordsOfPlace } from './relevance.ts';

/** How people rate a place; no reviews, no rating. */
export interface Reputation {
  rating: number;
  reviewsCount: number;
}

/** A place as it takes part in a search. */
export interface Contender {
  place: CityPlace;
  words: PlaceWords;
  /** Its swings are drawn from this number. */
  number: number;
  reputationOn(day: number): Reputation;
  /** Of a place that opened or closed within the world's memory: the days that it is there. */
  from?: number;
  until?: number;
  /** What its score loses or gains for good, such as while it is closed. */
  handicap?: number;
}

export function contenderOfBusiness({ place, traits, rating, reviewsCount }: Business): Contender {
  return {
    place,
    words: wordsOfPlace(place, traits),
    number: seedOf('swing', place.placeId),
    reputationOn: (day) => ({ rating, reviewsCount: grown(reviewsCount, day) }),
  };
}

/** How much its reviews lift a place: a star is worth about thirty times as many of them. */
export function prominenceOf({ rating, reviewsCount }: Reputation): number {
  return (reviewsCount === 0 ? -0.4 : (rating - 4.3) * 1.1) + 0.32 * Math.log(1 + reviewsCount);
}

/** A quarter more in a year. */
function grown(count: number, day: number): number {
  return Math.max(1, Math.round(count * (1 + (day - counted) / 1460)));
}

const counted = dayNumber('2025-01-01');

/** A managed listing as a place on the map; undefined if Google does not show it. */
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

/** Traits by its services and attributes, besides its categories. */
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
export function reputationOf(state: State, { id, accountId }: Listing): (day: number) => Reputation {
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
