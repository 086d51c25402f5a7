import type { Schemas } from '../../client/schema.ts';
import { testLocations } from '../listings/location-fixtures.ts';

type Settings = Schemas['LocatorSettings'];
type Question = Schemas['LocatorQuestion'];

/** Locator settings of one location, with their version. */
export type TestListingLocator = Omit<
  Schemas['ListingLocator'],
  'facility' | 'is_in_scope' | 'questions_count' | 'page'
>;

/** The store locator of the test company. */
export interface TestStoreLocator {
  settings: Settings;
  /** In their order, those of each location by themselves. */
  questions: Question[];
  /** Of locations that say something of their own. */
  listings: Map<number, TestListingLocator>;
  images: NonNullable<Schemas['LocatorImage']>[];
  /** Names taken by other companies. */
  takenNames: string[];
}

/** Returns settings of a locator, with your changes. */
export function testLocatorSettings(rest: Partial<Settings> = {}): Settings {
  const name = rest.name ?? 'kawiarnia-lipa';
  return {
    name,
    is_published: true,
    header_name: 'Kawiarnia Lipa',
    logo: null,
    site_icon: null,
    primary_color: '#7a4a21',
    language: 'pl',
    distance_unit: 'km',
    scope: { all: true, facilities: [], groups: [] },
    search_area: { center: null, radius_km: null },
    filters: [{ kind: 'label', key: 'ogródek' }],
    map: { is_shown: true, asks_consent: true },
    launcher: { text: '', position: 'bottom_right' },
    reviews: { is_shown: true, min_rating: 3, text_only: false },
    posts: { is_shown: true },
    photos: { is_shown: true },
    faq: { is_shown: true },
    contact: {
      is_shown: true,
      email: 'biuro@lipa.example',
      phone: '+48 12 421 55 10',
      url: 'https://lipa.example/kontakt',
    },
    offer_link: { text: 'Zobacz kartę', url: 'https://lipa.example/karta' },
    sections: [
      {
        kind: 'links',
        title: 'Warto wiedzieć',
        items: [
          { text: 'Program lojalnościowy', url: 'https://lipa.example/program', image: null },
          { text: 'Praca u nas', url: 'https://lipa.example/praca', image: null },
        ],
      },
    ],
    version: 4,
    locations_count: testLocations.length,
    published_at: '2026-11-20T10:00:00.000Z',
    ...rest,
    addresses: {
      page: `https://pinfold.test/locator/${name}/`,
      script: 'https://pinfold.test/store-locator.js',
      sitemap: `https://pinfold.test/locator/${name}/sitemap.xml`,
    },
  };
}

/** A store locator with some questions for all locations, and one for the first. */
export function testStoreLocator(rest: Partial<Settings> = {}): TestStoreLocator {
  return {
    settings: testLocatorSettings(rest),
    questions: [
      question(
        1,
        null,
        0,
        'Czy można przyjść z psem?',
        'Tak, w ogródku i w środku. Miska z wodą czeka przy wejściu.',
      ),
      question(2, null, 1, 'Czy macie mleko roślinne?', 'Owsiane i sojowe, bez dopłaty.'),
      question(3, null, 2, 'Czy rezerwujecie stoliki?', 'Od czterech osób, telefonicznie albo mailem.'),
      question(4, 1, 0, 'Gdzie zaparkować?', 'Najbliższy parking jest przy ulicy Karmelickiej.'),
    ],
    listings: new Map(),
    images: [],
    takenNames: ['piekarnia-ziarno'],
  };
}

/** Returns the locator settings of an unchanged location. */
export function testListingLocator(): TestListingLocator {
  return {
    is_hidden: false,
    text: null,
    contact: null,
    offer_link: null,
    sections: null,
    shows_reviews: null,
    shows_posts: null,
    shows_photos: null,
    version: 1,
  };
}

function question(
  id: number,
  facility: number | null,
  order: number,
  asked: string,
  answer: string,
): Question {
  return { id, facility, order, question: asked, answer };
}
