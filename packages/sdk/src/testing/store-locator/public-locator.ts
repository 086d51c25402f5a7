import { formatPhone } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { PublicStore } from '@pinfold/store-locator';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers, type TestRequest } from '../answers.ts';
import { hasText, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';

type Location = Schemas['LocationItem'];
type Hours = Schemas['CompiledHours'];

/** Responses for visitors, and for the owner's preview. */
export function publicLocatorAnswers(data: TestData, shown: () => readonly Location[]): TestAnswers {
  const locator = ({ query }: TestRequest) => publicLocator(data, shown(), query.get('lang'));
  const store = ({ id }: TestRequest) => {
    const location = shown().find((one) => one.id === id);
    if (!location) throw new TestProblem('not_found');
    return publicStore(data, location);
  };
  const page = ({ id }: TestRequest) => ({
    ...emptyPage,
    version: `v${data.storeLocator.settings.version}`,
    page: id,
  });
  return {
    previewLocator: locator,
    previewLocatorPage: page,
    previewStore: store,
    getPublicLocator: locator,
    getPublicLocatorPage: page,
    getPublicStore: store,
    listPublicReviews: ({ query }) => {
      const rating = query.get('rating');
      const reviews = publicReviews(data.storeLocator.settings).filter(
        (review) =>
          (rating === null || review.rating === Number(rating)) &&
          (query.get('text_only') !== 'true' || review.text !== ''),
      );
      return pageOf(reviews, query, 10);
    },
    findLocatorPlaces: ({ query }) => ({
      results: places.filter(({ name }) => hasText(name, query.get('q'))),
    }),
  };
}

const places: Schemas['LocatorPlace'][] = [
  { name: 'Poznań', description: 'wielkopolskie, Polska', latitude: 52.4064, longitude: 16.9252 },
  { name: 'Wieliczka', description: 'małopolskie, Polska', latitude: 49.9871, longitude: 20.0646 },
];

const days = [0, 1, 2, 3, 4, 5, 6];
/** From eight to eight every day; and round the clock. */
const hours: Hours[] = [
  { week: days.flatMap((day) => [day * 1440 + 480, day * 1440 + 1200]), dates: [] },
  { week: days.flatMap((day) => [day * 1440, (day + 1) * 1440]), dates: [] },
];

const towns: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Kraków: [50.0614, 19.9372],
  Warszawa: [52.2297, 21.0122],
  Wrocław: [51.1079, 17.0385],
  Gdańsk: [54.352, 18.6466],
  Łódź: [51.7592, 19.456],
  Poznań: [52.4064, 16.9252],
  Katowice: [50.2649, 19.0238],
};

/** Returns the first response of the test company's locator. */
function publicLocator(
  data: TestData,
  shown: readonly Location[],
  language: string | null,
): Schemas['PublicLocator'] {
  const { settings } = data.storeLocator;
  const cards = shown.map((location) => cardOf(data, location));
  return {
    version: `v${settings.version}`,
    name: settings.name,
    language: language === 'en' || language === 'es' || language === 'pl' ? language : settings.language,
    options: publicOptions(settings),
    count: cards.length,
    bounds: [50.06, 16.92, 54.36, 21.02],
    filters: settings.filters.map(({ key }, bit) => ({
      label: key,
      count: cards.filter(({ filters }) => filters & (1 << bit)).length,
    })),
    hours,
    zones: ['Europe/Warsaw'],
    stores: cards.slice(0, 50),
    pages: [],
    page_url: settings.addresses.page,
  };
}

/** Returns one store with all details that visitors see. */
function publicStore(data: TestData, location: Location): PublicStore {
  const { id } = location;
  const { settings, listings, questions } = data.storeLocator;
  const own = listings.get(id);
  const { is_shown: showsContact, ...contact } = settings.contact;
  const { filters: _filters, hours: hoursAt, zone: _zone, phone, ...card } = cardOf(data, location);
  const asked = [
    ...questions.filter((one) => one.facility === id),
    ...questions.filter((one) => one.facility === null),
  ];
  return {
    ...card,
    formatted_address: location.formatted_address,
    country: location.geo.country,
    phones: [phone],
    formatted_phones: [formatPhone(phone, location.geo.country)],
    website: 'https://lipa.example',
    maps_url: 'https://maps.example/lipa',
    page_url: `${settings.addresses.page}${id}-kawiarnia-lipa/`,
    description: own?.text ?? 'Kawa palona na miejscu i ciasta od rana.',
    category: 'Kawiarnia',
    hours: hours[hoursAt] ?? null,
    zone: 'Europe/Warsaw',
    more_hours: [],
    services: [{ name: 'Kawa na wynos', text: '' }],
    attributes: [{ group: 'Udogodnienia', items: ['Wi-Fi', ...location.labels] }],
    links: [],
    contact: own?.contact ?? (showsContact ? contact : null),
    offer_link: own?.offer_link ?? settings.offer_link,
    sections: own?.sections ?? settings.sections,
    reviews: publicReviews(settings).slice(0, 3),
    reviews_shown: { min_rating: settings.reviews.min_rating, text_only: settings.reviews.text_only },
    posts: [],
    photos: [],
    questions: settings.faq.is_shown ? asked.map(({ question, answer }) => ({ question, answer })) : [],
  };
}

/** Returns the reviews that the owner shows to visitors. */
function publicReviews({ reviews }: Schemas['LocatorSettings']): Schemas['PublicReview'][] {
  if (!reviews.is_shown) return [];
  return written.filter(
    ({ rating, text }) => rating >= reviews.min_rating && (!reviews.text_only || text !== ''),
  );
}

const written: Schemas['PublicReview'][] = [
  {
    id: 1,
    rating: 5,
    text: 'Najlepszy sernik w mieście.',
    author: 'Marta K.',
    created_on: '2026-11-18',
    reply: 'Dziękujemy!',
  },
  { id: 2, rating: 4, text: '', author: 'Piotr W.', created_on: '2026-11-12', reply: null },
  { id: 3, rating: 2, text: 'Długo czekałem na kawę.', author: '', created_on: '2026-11-02', reply: null },
];

function publicOptions(settings: Schemas['LocatorSettings']): Schemas['PublicLocatorOptions'] {
  const { contact, search_area, map } = settings;
  return {
    header_name: settings.header_name,
    logo: settings.logo,
    site_icon: settings.site_icon,
    primary_color: settings.primary_color,
    distance_unit: settings.distance_unit,
    center: search_area.center,
    radius_km: search_area.radius_km,
    map: { ...map, tiles_url: null, attribution: '', max_zoom: 19 },
    launcher: settings.launcher,
    shows: {
      reviews: settings.reviews.is_shown,
      posts: settings.posts.is_shown,
      photos: settings.photos.is_shown,
      faq: settings.faq.is_shown,
    },
    contact: contact.is_shown ? { email: contact.email, phone: contact.phone, url: contact.url } : null,
    offer_link: settings.offer_link,
    sections: settings.sections,
  };
}

function cardOf(data: TestData, { id, name, formatted_address, city, labels, open_status }: Location) {
  const [street = '', postalCity = ''] = formatted_address.split(', ');
  const [latitude, longitude] = towns[city] ?? [null, null];
  const { filters, reviews } = data.storeLocator.settings;
  return {
    id,
    name,
    street,
    postal_code: postalCity.split(' ')[0] ?? '',
    city,
    // A little apart, where several are in one town.
    latitude: latitude === null ? null : latitude + (id % 50) / 1000,
    longitude: longitude === null ? null : longitude + (id % 40) / 1000,
    hours: id % 5 === 4 ? 1 : 0,
    zone: 0,
    filters: filters.reduce((bits, { key }, bit) => (labels.includes(key) ? bits | (1 << bit) : bits), 0),
    rating: reviews.is_shown ? 4.6 : null,
    reviews_count: reviews.is_shown ? 128 : 0,
    phone: '+48124215510',
    is_closed_for_now: open_status === 'CLOSED_TEMPORARILY',
  } satisfies Schemas['PublicStoreCard'];
}

/** A page without stores, since the first response has all of them. */
const emptyPage: Omit<Schemas['PublicLocatorPage'], 'version' | 'page'> = {
  names: [],
  cities: [],
  hours: [],
  zones: [],
  id: [],
  latitude: [],
  longitude: [],
  name: [],
  street: [],
  postal_code: [],
  city: [],
  hour: [],
  zone: [],
  filters: [],
  rating: [],
  reviews_count: [],
  phone: [],
  closed_for_now: [],
};
