/** The stores of a page of columns; their `hours` and `zone` are places in the lists of the page. */
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

/** What of `PublicLocatorPage` says where a store is and how it is. */
export interface StoreColumns {
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
export interface DecodedStore {
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
