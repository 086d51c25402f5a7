import { brotliCompressSync, constants } from 'node:zlib';
import { encodePage } from '@pinfold/contract/features/store-locator/encode-page';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type { PublicLocator } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { LocationCard } from '../../apps/api/src/features/store-locator/build/location-card.ts';
import { numberedCards } from '../../apps/api/src/features/store-locator/build/build-parts.ts';
import {
  alongCurve,
  boundsOfPlaced,
  middleOf,
  nearestTo,
} from '../../apps/api/src/features/store-locator/build/location-order.ts';

/** The public API's responses for a locator with this many locations, by path; compressed as they are stored. */
export interface LocatorAnswers {
  locations: readonly LocationCard[];
  answers: ReadonlyMap<string, Buffer>;
}

/** Locations around fifty cities, each with one of a dozen opening hours. */
export function makeLocatorAnswers(name: string, count: number): LocatorAnswers {
  const locations = alongCurve(Array.from({ length: count }, (_, place) => makeCard(place)));
  const slices = Array.from({ length: Math.ceil(count / locatorLimits.pageStores) }, (_, page) =>
    locations.slice(page * locatorLimits.pageStores, (page + 1) * locatorLimits.pageStores),
  );
  const version = `bench-${count}`;
  const first: PublicLocator = {
    version,
    name,
    language: 'pl',
    options: {
      header_name: 'Znajdź sklep',
      logo: null,
      site_icon: null,
      primary_color: '#3d4edb',
      distance_unit: 'km',
      center: null,
      radius_km: null,
      map: { is_shown: true, asks_consent: true, tiles_url: null, attribution: '', max_zoom: 19 },
      launcher: { text: '', position: 'bottom_right' },
      shows: { reviews: true, posts: true, photos: true, faq: true },
      contact: null,
      offer_link: null,
      sections: [],
    },
    count,
    bounds: boundsOfPlaced(locations),
    filters: ['Parking', 'Ogródek', 'Bankomat'].map((label) => ({ label, count: Math.ceil(count / 2) })),
    ...numberedCards(nearestTo(locations, middleOf(locations), locatorLimits.firstStores)),
    pages: slices.map((slice, page) => ({ page, count: slice.length, bounds: boundsOfPlaced(slice) })),
    page_url: '',
  };
  const pages = slices.map((slice, page) => {
    const { stores, hours, zones } = numberedCards(slice);
    return encodePage({ version, page, hours, zones }, stores);
  });
  return {
    locations,
    answers: new Map([
      [`/api/locators/${name}/`, pack(first)],
      ...pages.map((page, number) => [`/api/locators/${name}/pages/${number}/`, pack(page)] as const),
    ]),
  };
}

function pack(answer: unknown): Buffer {
  return brotliCompressSync(JSON.stringify(answer), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function makeCard(place: number): LocationCard {
  const town = place % towns.length;
  const [latitude, longitude] = towns[town] ?? [52, 21];
  const scatter = (factor: number) => ((place * factor) % 1000) / 5000;
  return {
    id: place + 1,
    name: `Sklep ${names[place % names.length]}`,
    street: `ul. ${names[(place * 7) % names.length]} ${1 + (place % 180)}`,
    postal_code: `${String(10 + (town % 80))}-${String(place % 1000).padStart(3, '0')}`,
    city: `Miasto ${town}`,
    latitude: latitude + scatter(7919),
    longitude: longitude + scatter(104_729),
    hours: hours[place % hours.length] ?? null,
    zone: 'Europe/Warsaw',
    filters: place % 8,
    rating: 3 + ((place * 3) % 20) / 10,
    reviews_count: place % 400,
    phone: `+4812${String(1_000_000 + (place % 9_000_000))}`,
    is_closed_for_now: place % 97 === 0,
  };
}

const towns = Array.from(
  { length: 50 },
  (_, town) => [49.3 + (town % 10) * 0.5, 14.5 + Math.floor(town / 10) * 1.8] as const,
);
const names = [
  'Lipowa',
  'Kwiatowa',
  'Słoneczna',
  'Długa',
  'Mickiewicza',
  'Kościuszki',
  'Łąkowa',
  'Żeromskiego',
];
const hours = Array.from({ length: 12 }, (_, kind) => ({
  week: Array.from({ length: 7 }, (__, day) => [
    day * 1440 + 420 + kind * 10,
    day * 1440 + 1200 + kind * 15,
  ]).flat(),
  dates: [],
}));
