import { encodePage } from '@pinfold/contract/features/store-locator/encode-page';
import { boundsOf, type Coordinates } from '@pinfold/contract/geo';
import type {
  CompiledHours,
  PublicLocator,
  PublicLocatorPage,
  PublicStoreCard,
} from '../../locator-source.ts';

export interface SampleLocator {
  locator: PublicLocator;
  pages: PublicLocatorPage[];
}

/** What the public API would answer for these stores: the first of them at once, and all of them in pages. */
export function sampleLocator(
  stores: readonly PublicStoreCard[],
  {
    hours = [],
    zones = ['Europe/Warsaw'],
    filters = 0,
    first = 50,
    pageSize = 5000,
  }: { hours?: CompiledHours[]; zones?: string[]; filters?: number; first?: number; pageSize?: number } = {},
): SampleLocator {
  const slices = Array.from({ length: Math.ceil(stores.length / pageSize) }, (_, page) =>
    stores.slice(page * pageSize, (page + 1) * pageSize),
  );
  const locator: PublicLocator = {
    version: 'v1',
    name: 'kawiarnia-lipa',
    language: 'pl',
    options: sampleOptions,
    count: stores.length,
    bounds: null,
    filters: Array.from({ length: filters }, (_, at) => ({ label: `filter ${at}`, count: 0 })),
    hours,
    zones,
    stores: stores.slice(0, first),
    pages: slices.map((slice, page) => ({
      page,
      count: slice.length,
      bounds: boundsOf(slice.filter(isPlaced)),
    })),
    page_url: 'https://example.com/locator/kawiarnia-lipa/',
  };
  return {
    locator,
    pages: slices.map((slice, page) => encodePage({ version: 'v1', page, hours, zones }, slice)),
  };
}

export const sampleCard: PublicStoreCard = {
  id: 1,
  name: 'Kawiarnia Lipa',
  street: 'Floriańska 15',
  postal_code: '31-019',
  city: 'Kraków',
  latitude: 50.06143,
  longitude: 19.93658,
  hours: -1,
  zone: 0,
  filters: 0,
  rating: 4.6,
  reviews_count: 120,
  phone: '+48123456789',
  is_closed_for_now: false,
};

const sampleOptions: PublicLocator['options'] = {
  header_name: 'Kawiarnia Lipa',
  logo: null,
  site_icon: null,
  primary_color: '#3355cc',
  distance_unit: 'km',
  center: null,
  radius_km: null,
  map: { is_shown: true, asks_consent: false, tiles_url: null, attribution: '', max_zoom: 19 },
  launcher: { text: '', position: 'bottom_right' },
  shows: { reviews: true, posts: true, photos: true, faq: true },
  contact: null,
  offer_link: null,
  sections: [],
};

function isPlaced(store: PublicStoreCard): store is PublicStoreCard & Coordinates {
  return store.latitude !== null && store.longitude !== null;
}
