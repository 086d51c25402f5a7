import { encodePage } from '@pinfold/contract/features/store-locator/encode-page';
import type { Language } from '@pinfold/contract/languages';
import {
  LocatorError,
  type LocatorPlace,
  type LocatorProblem,
  type LocatorSource,
  type PublicLocator,
  type PublicStore,
  type PublicStoreCard,
} from '../../locator-source.ts';

const towns = [
  ['Kraków', 50.0614, 19.9372],
  ['Warszawa', 52.2297, 21.0122],
  ['Wrocław', 51.1079, 17.0385],
  ['Gdańsk', 54.352, 18.6466],
] as const;
const streets = ['Józefa', 'Długa', 'Rynek', 'Limanowskiego', 'Królewska', 'Szewska'];
const week = [0, 1, 2, 3, 4, 5, 6];

/** Every fifth is closed at noon on a Sunday, and every third has a garden. */
export function exampleCards(count: number): PublicStoreCard[] {
  return Array.from({ length: count }, (_, at): PublicStoreCard => {
    const [city, latitude, longitude] = towns[at % towns.length] ?? towns[0];
    return {
      id: at + 1,
      name: `Kawiarnia Lipa ${at + 1}`,
      street: `${streets[at % streets.length]} ${(at % 90) + 1}`,
      postal_code: '31-056',
      city,
      latitude: latitude + (at % 50) / 500,
      longitude: longitude + (at % 40) / 500,
      hours: at % 5 === 4 ? 1 : 0,
      zone: 0,
      filters: at % 3 === 0 ? 1 : 2,
      rating: 4.6,
      reviews_count: 128,
      phone: '+48124215510',
      is_closed_for_now: false,
    };
  });
}

/** From eight to eight; and only on Mondays. */
const hours: PublicLocator['hours'] = [
  { week: week.flatMap((day) => [day * 1440 + 480, day * 1440 + 1200]), dates: [] },
  { week: [480, 1200], dates: [] },
];

export function exampleLocator(cards: readonly PublicStoreCard[], language: Language): PublicLocator {
  const rest = cards.slice(50);
  return {
    version: 'v1',
    name: 'kawiarnia-lipa',
    language,
    options: {
      header_name: 'Znajdź Lipę',
      logo: null,
      site_icon: null,
      primary_color: '#3d4edb',
      distance_unit: 'km',
      center: null,
      radius_km: null,
      map: { is_shown: false, asks_consent: false, tiles_url: null, attribution: '', max_zoom: 19 },
      launcher: { text: '', position: 'bottom_right' },
      shows: { reviews: true, posts: true, photos: true, faq: true },
      contact: null,
      offer_link: null,
      sections: [],
    },
    count: cards.length,
    bounds: [50, 17, 55, 22],
    filters: ['Ogródek', 'Śniadania'].map((label, bit) => ({
      label,
      count: cards.filter(({ filters }) => filters & (1 << bit)).length,
    })),
    hours,
    zones: ['Europe/Warsaw'],
    stores: cards.slice(0, 50),
    pages: rest.length === 0 ? [] : [{ page: 0, count: cards.length, bounds: [50, 17, 55, 22] }],
    page_url: 'https://lipa.example/locator/kawiarnia-lipa/',
  };
}

export interface ExampleSource extends LocatorSource {
  /** What was asked for, in order. */
  readonly asked: string[];
  locatorIs(change: (locator: PublicLocator) => PublicLocator): void;
  /** Every answer fails from now on; null ends it. */
  fails(problem: LocatorProblem | null): void;
}

/** An in-memory source with the responses of the public API. */
export function exampleSource({
  cards = exampleCards(12),
  places = [] as LocatorPlace[],
  key = 'example',
} = {}): ExampleSource {
  const asked: string[] = [];
  let change = (locator: PublicLocator) => locator;
  let problem: LocatorProblem | null = null;
  const answer = async <Data>(name: string, make: () => Data): Promise<Data> => {
    asked.push(name);
    if (problem) throw new LocatorError(problem);
    return make();
  };
  return {
    key,
    asked,
    locatorIs(next) {
      change = next;
    },
    fails(next) {
      problem = next;
    },
    locator: (language) =>
      answer(`locator ${language}`, () => change(exampleLocator(cards, language ?? 'pl'))),
    page: ({ version }, page) =>
      answer(`page ${page}`, () =>
        encodePage(
          {
            version: change({ ...exampleLocator(cards, 'pl'), version }).version,
            page,
            hours,
            zones: ['Europe/Warsaw'],
          },
          cards,
        ),
      ),
    store: (id) => answer(`store ${id}`, () => exampleStore(cards.find((card) => card.id === id))),
    reviews: () => answer('reviews', () => ({ count: 0, results: [] })),
    places: (q) =>
      answer(`places ${q}`, () =>
        places.filter(({ name }) => name.toLowerCase().startsWith(q.toLowerCase())),
      ),
  };
}

function exampleStore(card: PublicStoreCard | undefined): PublicStore {
  if (!card) throw new LocatorError('not_found');
  const { hours: own, zone: _zone, filters: _filters, phone, ...shown } = card;
  return {
    ...shown,
    formatted_address: `${card.street}, ${card.postal_code} ${card.city}`,
    country: 'PL',
    phones: [phone],
    formatted_phones: ['12 421 55 10'],
    website: 'https://lipa.example',
    maps_url: '',
    page_url: `https://lipa.example/locator/kawiarnia-lipa/${card.id}/`,
    description: 'Kawa palona na miejscu.',
    category: 'Kawiarnia',
    hours: hours[own] ?? null,
    zone: 'Europe/Warsaw',
    more_hours: [],
    services: [],
    attributes: [],
    links: [],
    contact: null,
    offer_link: null,
    sections: [],
    reviews: [],
    reviews_shown: { min_rating: 1, text_only: false },
    posts: [],
    photos: [],
    questions: [],
  };
}
