import type { PublicLocatorPage, PublicStoreCard } from './public-locator.endpoints.ts';

/** Shops as columns, in the order given; `hours` and `zone` of the cards point into the page’s own lists. */
export function encodePage(
  page: Pick<PublicLocatorPage, 'version' | 'page' | 'hours' | 'zones'>,
  stores: readonly PublicStoreCard[],
): PublicLocatorPage {
  const names = dictionary(stores.map((store) => store.name));
  const cities = dictionary(stores.map((store) => store.city));
  return {
    ...page,
    names: names.words,
    cities: cities.words,
    id: differences(stores.map((store) => store.id)),
    latitude: differences(stores.map((store) => inGrid(store.latitude))),
    longitude: differences(stores.map((store) => inGrid(store.longitude))),
    name: names.places,
    street: stores.map((store) => store.street),
    postal_code: stores.map((store) => store.postal_code),
    city: cities.places,
    hour: stores.map((store) => store.hours),
    zone: stores.map((store) => store.zone),
    filters: stores.map((store) => store.filters),
    rating: stores.map((store) => Math.round((store.rating ?? 0) * 10)),
    reviews_count: stores.map((store) => store.reviews_count),
    phone: stores.map((store) => store.phone),
    closed_for_now: stores.flatMap((store, row) => (store.is_closed_for_now ? [row] : [])),
  };
}

/** A page’s unit for coordinates: a metre, about. */
const inGrid = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * 100_000));

function dictionary(all: readonly string[]): { words: string[]; places: number[] } {
  const known = new Map<string, number>();
  const places = all.map((word) => {
    const place = known.get(word) ?? known.size;
    known.set(word, place);
    return place;
  });
  return { words: [...known.keys()], places };
}

function differences(values: readonly number[]): number[];

function differences(values: readonly (number | null)[]): (number | null)[];

function differences(values: readonly (number | null)[]): (number | null)[] {
  let last = 0;
  return values.map((value) => {
    if (value === null) return null;
    const step = value - last;
    last = value;
    return step;
  });
}

/** The shops of a page of columns; their `hours` and `zone` are places in the lists of the page. */
export function decodePage(page: StoreColumns): DecodedStore[] {
  const closed = new Set(page.closed_for_now);
  let [id, latitude, longitude] = [0, 0, 0];
  return page.street.map((street, row) => {
    const isPlaced = page.latitude[row] !== null;
    id += page.id[row] ?? 0;
    latitude += page.latitude[row] ?? 0;
    longitude += page.longitude[row] ?? 0;
    return {
      id,
      name: page.names[page.name[row] ?? -1] ?? '',
      street,
      postal_code: page.postal_code[row] ?? '',
      city: page.cities[page.city[row] ?? -1] ?? '',
      latitude: isPlaced ? latitude / 100_000 : null,
      longitude: isPlaced ? longitude / 100_000 : null,
      hours: page.hour[row] ?? -1,
      zone: page.zone[row] ?? 0,
      filters: page.filters[row] ?? 0,
      rating: page.rating[row] ? page.rating[row] / 10 : null,
      reviews_count: page.reviews_count[row] ?? 0,
      phone: page.phone[row] ?? '',
      is_closed_for_now: closed.has(row),
    };
  });
}

/** What of `PublicLocatorPage` says where a shop is and how it is. */
interface StoreColumns {
  names: readonly string[];
  cities: readonly string[];
  id: readonly number[];
  latitude: readonly (number | null)[];
  longitude: readonly (number | null)[];
  name: readonly number[];
  street: readonly string[];
  postal_code: readonly string[];
  city: readonly number[];
  hour: readonly number[];
  zone: readonly number[];
  filters: readonly number[];
  rating: readonly number[];
  reviews_count: readonly number[];
  phone: readonly string[];
  closed_for_now: readonly number[];
}

/** A `PublicStoreCard`. */
interface DecodedStore {
  id: number;
  name: string;
  street: string;
  postal_code: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  hours: number;
  zone: number;
  filters: number;
  rating: number | null;
  reviews_count: number;
  phone: string;
  is_closed_for_now: boolean;
}
