import { distanceMeters, type Coordinates } from '../../../geo.ts';
import { type PhoneNumbers, phoneKey } from '../../listings/contact/phone.ts';

/** A page at Facebook with what tells which location it is. */
export interface ComparedPage {
  id: string;
  /** Its store code and its number at Facebook, where it has them. */
  store_codes: readonly string[];
  /** Empty where it has none. */
  phone: string;
  coordinates: Coordinates | null;
}

/** A location with what tells which page it has. */
export interface ComparedLocation {
  id: number;
  /** Empty where it has none. */
  store_code: string;
  phone_number: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  coordinates: Coordinates | null;
}

/** What a suggestion goes by, the surest first. */
export const pageSigns = ['store_number', 'phone', 'distance'] as const;

/** What a suggestion goes by. */
export type PageSign = (typeof pageSigns)[number];

/** A page that is probably the one of a location. */
export interface PageSuggestion {
  page_id: string;
  facility_id: number;
  by: PageSign;
  /** Between the two pins, in whole metres, of a suggestion by distance; null otherwise. */
  distance_meters: number | null;
}

/**
 * Suggests locations for pages: by store code, then by telephone number, then by distance. A code or number that two pages
 * or two locations have tells nothing, such as the hotline of a chain. Each page and each location is suggested once, and
 * the order of the lists changes nothing.
 */
export function suggestPages(
  pages: readonly ComparedPage[],
  locations: readonly ComparedLocation[],
  phones: PhoneNumbers | undefined,
): PageSuggestion[] {
  const countries = [...new Set(locations.map(({ country }) => country))];
  const byCode = onlyPairs(
    pages,
    locations,
    ({ store_codes }) => store_codes.map(storeCodeKey),
    ({ store_code }) => [storeCodeKey(store_code)],
  );
  const left = without(pages, locations, byCode);
  const byPhone = onlyPairs(
    left.pages,
    left.locations,
    // A page does not say in which country its number is dialled.
    ({ phone }) => (isEmpty(phone) ? [] : countries.map((country) => phoneKey(phone, country, phones))),
    ({ phone_number, country }) => (isEmpty(phone_number) ? [] : [phoneKey(phone_number, country, phones)]),
  );
  const rest = without(left.pages, left.locations, byPhone);
  return [
    ...byCode.map((pair) => suggestion(pair, 'store_number')),
    ...byPhone.map((pair) => suggestion(pair, 'phone')),
    ...nearestPairs(rest.pages, rest.locations).map(({ pair, metres }) =>
      suggestion(pair, 'distance', Math.round(metres)),
    ),
  ].sort((a, b) => a.facility_id - b.facility_id);
}

type Pair = readonly [page: ComparedPage, location: ComparedLocation];

function suggestion([page, location]: Pair, by: PageSign, metres: number | null = null): PageSuggestion {
  return { page_id: page.id, facility_id: location.id, by, distance_meters: metres };
}

/** Equal for codes that differ in capitals, blanks, or the zeros before a number; empty for none. */
export function storeCodeKey(code: string): string {
  const plain = code.replaceAll(/\s+/g, '').toUpperCase();
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain;
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}

/** The pages and locations that have a key in common which nobody else has, and no second one with others. */
function onlyPairs(
  pages: readonly ComparedPage[],
  locations: readonly ComparedLocation[],
  keysOfPage: (page: ComparedPage) => string[],
  keysOfLocation: (location: ComparedLocation) => string[],
): Pair[] {
  const pagesOf = byKey(pages, keysOfPage);
  const locationsOf = byKey(locations, keysOfLocation);
  const pairs = [...pagesOf].flatMap(([key, [page, ...otherPages]]): Pair[] => {
    const [location, ...otherLocations] = locationsOf.get(key) ?? [];
    return page && location && otherPages.length + otherLocations.length === 0 ? [[page, location]] : [];
  });
  const unique = [...new Map(pairs.map((pair) => [`${pair[0].id} ${pair[1].id}`, pair])).values()];
  return unique.filter(
    ([page, location]) => unique.filter((other) => other[0] === page || other[1] === location).length === 1,
  );
}

function byKey<Item>(items: readonly Item[], keysOf: (item: Item) => string[]): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items)
    for (const key of new Set(keysOf(item)))
      if (key !== '') found.set(key, [...(found.get(key) ?? []), item]);
  return found;
}

function without(
  pages: readonly ComparedPage[],
  locations: readonly ComparedLocation[],
  pairs: readonly Pair[],
): { pages: ComparedPage[]; locations: ComparedLocation[] } {
  const matchedPages = new Set(pairs.map(([page]) => page));
  const matchedLocations = new Set(pairs.map(([, location]) => location));
  return {
    pages: pages.filter((page) => !matchedPages.has(page)),
    locations: locations.filter((location) => !matchedLocations.has(location)),
  };
}

/** Metres. Pins at Facebook are set by hand, but two locations of a chain are rarely this close. */
export const longestPageDistance = 150;

interface NearPair {
  pair: Pair;
  metres: number;
}

/** The nearest pairs first, each page and location once. */
function nearestPairs(pages: readonly ComparedPage[], locations: readonly ComparedLocation[]): NearPair[] {
  const near = byBand(locations);
  const pairs = pages.flatMap((page) => {
    const { coordinates } = page;
    if (!coordinates) return [];
    const band = bandOf(coordinates);
    return [band - 1, band, band + 1]
      .flatMap((one) => near.get(one) ?? [])
      .map((location): NearPair => ({
        pair: [page, location],
        metres: location.coordinates ? distanceMeters(coordinates, location.coordinates) : Infinity,
      }))
      .filter(({ metres }) => metres <= longestPageDistance);
  });
  pairs.sort((a, b) => a.metres - b.metres || comparePairs(a.pair, b.pair));
  const taken = new Set<ComparedPage | ComparedLocation>();
  return pairs.filter(({ pair }) => {
    if (taken.has(pair[0]) || taken.has(pair[1])) return false;
    for (const one of pair) taken.add(one);
    return true;
  });
}

function comparePairs([pageA, locationA]: Pair, [pageB, locationB]: Pair): number {
  return locationA.id - locationB.id || (pageA.id < pageB.id ? -1 : 1);
}

/** So that of ten thousand locations only those in the neighbourhood are measured. */
function byBand(locations: readonly ComparedLocation[]): Map<number, ComparedLocation[]> {
  const bands = new Map<number, ComparedLocation[]>();
  for (const location of locations) {
    if (!location.coordinates) continue;
    const band = bandOf(location.coordinates);
    const others = bands.get(band);
    if (others) others.push(location);
    else bands.set(band, [location]);
  }
  return bands;
}

/** Degrees of latitude; somewhat more than the longest distance. */
const bandHeight = 0.002;

function bandOf({ latitude }: Coordinates): number {
  return Math.floor(latitude / bandHeight);
}
