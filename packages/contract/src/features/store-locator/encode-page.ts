import type { PublicLocatorPage, PublicStoreCard } from './public-locator.endpoints.ts';

/** Stores as columns, in the order given; `hours` and `zone` of the cards point into the page’s own lists. */
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
