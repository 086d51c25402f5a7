import { strangers } from '../../world/catalogue/strangers.ts';
import { findCategory } from '../../world/catalogue/categories.ts';
import { contenderOfBusiness, type Reputation, reputationOf } from '../../world/city/contender.ts';
import { strangerBusiness } from '../../world/city/draw-business.ts';
import { shownContent } from '../../world/listings/listing.ts';
import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { findListing } from '../../world/listings/listings-state.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import { polishTowns } from '../../world/polish-towns.ts';
import { seedOf } from '../../world/random.ts';
import { dateInWarsaw, dayNumber } from '../../world/warsaw-time.ts';
import { findPlace, type PlaceOnMaps, placesOnMaps, scoreOf, wordsOf } from '../google-locations.routes.ts';
import { countryNames, type PlaceLanguage, regionComponent } from './place-resource.ts';

/** A business as anybody sees it on Maps, whoever manages it. */
interface Business {
  place: PlaceOnMaps;
  /** As Maps shows it. */
  status: string;
  periods: readonly object[];
  reputation: Reputation;
}

/** Businesses with the words of the input in their name and address, the closest first. */
export function suggestBusinesses(world: LiveWorld, input: string, most: number): PlaceOnMaps[] {
  const wanted = wordsOf(input);
  return placesOnMaps(world)
    .map((place) => ({ place, score: scoreOf(place, wanted) }))
    .filter(({ score }) => wanted.length > 0 && score === 1)
    .slice(0, most)
    .map(({ place }) => place);
}

/** A business in the Places API's format; undefined if Maps has none under this id. */
export function businessResource(
  world: LiveWorld,
  placeId: string,
  language: PlaceLanguage,
): Record<string, unknown> | undefined {
  const business = findBusiness(world, placeId);
  if (!business) return undefined;
  const { place, status, periods, reputation } = business;
  const { addressLines, postalCode, locality } = place.address;
  const lines = addressLines.join(', ');
  const town = `${postalCode} ${locality}`.trim();
  const category = findCategory(place.categoryName);
  return {
    name: `places/${placeId}`,
    id: placeId,
    types: businessTypes,
    primaryType: place.categoryName.replace('categories/gcid:', ''),
    primaryTypeDisplayName: {
      text: (language === 'pl' ? category?.pl : category?.en) ?? '',
      languageCode: language,
    },
    formattedAddress: [lines, town, countryNames[language]].filter(Boolean).join(', '),
    displayName: { text: place.title, languageCode: 'pl' },
    location: { latitude: place.latitude, longitude: place.longitude },
    addressComponents: addressComponents(place, language),
    ...(place.phone ? { internationalPhoneNumber: place.phone } : {}),
    ...(place.website ? { websiteUri: place.website } : {}),
    ...(periods.length > 0 ? { regularOpeningHours: { periods } } : {}),
    // Google leaves the rating out of a place without reviews.
    ...(reputation.reviewsCount > 0
      ? { rating: Math.round(reputation.rating * 10) / 10, userRatingCount: reputation.reviewsCount }
      : {}),
    businessStatus: status,
    googleMapsUri: `https://maps.google.com/?cid=${placeId}`,
  };
}

export const businessTypes = ['point_of_interest', 'establishment'];

function findBusiness(world: LiveWorld, placeId: string): Business | undefined {
  const place = findPlace(world, placeId);
  if (!place) return undefined;
  const today = dayNumber(dateInWarsaw(world.now()));
  if (place.locationId !== undefined) return managedBusiness(world, place, today);
  const stranger = strangers.find((one) => one.placeId === placeId);
  if (!stranger) return undefined;
  const reputation = contenderOfBusiness(strangerBusiness(stranger)).reputationOn(today);
  return { place, status: 'OPERATIONAL', periods: drawnPeriods(placeId), reputation };
}

/** What Maps shows of a listing, which may not be what its manager wrote. */
function managedBusiness(world: LiveWorld, place: PlaceOnMaps, today: number): Business | undefined {
  const listing = findListing(world.state, place.locationId ?? '');
  if (!listing || listing.standing === 'suspended' || listing.standing === 'disabled') return undefined;
  const content = shownContent(listing);
  const { regionCode, postalCode, locality, addressLines } = content.storefrontAddress ?? {};
  return {
    place: {
      ...place,
      title: content.title ?? '',
      phone: content.phoneNumbers?.primaryPhone ?? '',
      website: content.websiteUri ?? '',
      address: {
        regionCode: regionCode ?? '',
        postalCode: postalCode ?? '',
        locality: locality ?? '',
        addressLines: addressLines ?? [],
      },
    },
    status: statuses[content.openInfo?.status ?? ''] ?? 'OPERATIONAL',
    periods: periodsOf(content),
    reputation: reputationOf(world.state, listing)(today),
  };
}

const statuses: Readonly<Record<string, string>> = {
  CLOSED_PERMANENTLY: 'CLOSED_PERMANENTLY',
  CLOSED_TEMPORARILY: 'CLOSED_TEMPORARILY',
};

/** Sunday is 0, and midnight at the end of a day is the start of the next. */
function periodsOf({ regularHours }: ListingContent): object[] {
  return (regularHours?.periods ?? []).map(({ openDay, openTime, closeDay, closeTime }) => ({
    open: pointOf(openDay, openTime),
    close: pointOf(closeDay, closeTime),
  }));
}

function pointOf(
  day: string,
  { hours = 0, minutes = 0 }: { hours?: number | undefined; minutes?: number | undefined } = {},
): object {
  const [index, hour] = [days.indexOf(day), hours % 24];
  return { day: (index + (hours === 24 ? 1 : 0)) % 7, hour, minute: minutes };
}

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** The same every day but Sunday. */
function drawnPeriods(placeId: string): object[] {
  const draw = seedOf('hours', placeId);
  const [open, close] = [7 + (draw % 3), 18 + (draw % 4)];
  return [1, 2, 3, 4, 5, 6].map((day) => ({
    open: { day, hour: open, minute: 0 },
    close: { day, hour: close, minute: 0 },
  }));
}

/** Street and number are parts of their own, and a street is named without "ul.". */
function addressComponents({ address }: PlaceOnMaps, language: PlaceLanguage): object[] {
  const { regionCode, postalCode, locality, addressLines } = address;
  const [line = ''] = addressLines;
  const [, street = line, number = ''] = /^(.*\S) (\d\S*)$/.exec(line.replace(/^ul\. /, '')) ?? [];
  const town = polishTowns.find(({ name }) => name === locality);
  const component = (text: string, type: string, shortText = text) =>
    text === '' ? [] : [{ longText: text, shortText, types: [type], languageCode: language }];
  return [
    ...component(number, 'street_number'),
    ...component(street, 'route'),
    ...component(locality, 'locality'),
    ...(town ? [regionComponent(town, language)] : []),
    ...component(regionCode === 'PL' ? countryNames[language] : regionCode, 'country', regionCode),
    ...component(postalCode, 'postal_code'),
  ];
}
