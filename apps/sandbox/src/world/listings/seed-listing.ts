import { type BusinessCategory, findCategory, type Sector } from '../catalogue/categories.ts';
import { serviceKindsOf } from '../catalogue/sector-kinds.ts';
import { seedOf } from '../random.ts';
import type { LocationHead, PlacedLocation } from '../world-source.ts';
import { fieldsOf, type Listing, type Verification, withChanges } from './listing.ts';
import type {
  AttributeValues,
  ListingChanges,
  ListingContent,
  ServiceItem,
  TimeOfDay,
  TimePeriod,
} from './listing-fields.ts';

/** A complete and believable listing for a place of which only the head is written down. */
export function seedListing({ accountId, location }: PlacedLocation, seededAt: number): Listing {
  const { id, placeId, standing, duplicateOf, changedByOthers = [], content: given = {} } = location;
  const category = findCategory(location.categoryId);
  const draw = seedOf('listing', id);
  const content: ListingContent = {
    languageCode: location.languageCode,
    storeCode: location.storeCode,
    title: location.title,
    phoneNumbers: { primaryPhone: location.phone },
    categories: {
      primaryCategory: {
        name: category?.name ?? location.categoryId,
        displayName: category?.pl ?? location.categoryName,
      },
      additionalCategories: (company.get(category?.name ?? '') ?? []).flatMap((name) => {
        const found = findCategory(`gcid:${name}`);
        return found ? [{ name: found.name, displayName: found.pl }] : [];
      }),
    },
    storefrontAddress: location.address,
    websiteUri: location.website,
    labels: location.labels,
    latlng: { latitude: location.latitude, longitude: location.longitude },
    openInfo: {
      status: location.openState,
      openingDate: { year: 2012 + (draw % 11), month: 1 + (draw % 12), day: 1 + (draw % 28) },
    },
    profile: { description: describe(location.title, location.address, category, draw) },
    ...seedHours(category?.sector, draw, seededAt),
    serviceItems: seedServices(category, draw),
    attributes: seedAttributes(category?.sector, location, draw),
  };
  return {
    id,
    accountId,
    placeId,
    content: withChanges(content, given),
    shown: Object.assign({}, ...changedByOthers.map(({ changes }) => changes)) as ListingChanges,
    updates: changedByOthers.flatMap(({ source, at, changes }) =>
      fieldsOf(changes).map((field) => ({ field, source, at })),
    ),
    edits: [],
    standing: standing ?? (location.verified ? 'live' : 'unverified'),
    ...(duplicateOf === undefined ? {} : { duplicateOf }),
    verifications: location.wasVerified ? [verifiedLongAgo(id, seededAt)] : [],
  };
}

function verifiedLongAgo(locationId: string, seededAt: number): Verification {
  const createTime = seededAt - 400 * 86_400_000;
  const how = { method: 'ADDRESS', state: 'COMPLETED', pin: '', wrongPins: 0 } as const;
  return { id: `first-${locationId}`, createTime, ...how };
}

/** Categories that a chain adds to its primary one. */
const company = new Map([
  ['categories/gcid:cafe', ['coffee_shop', 'breakfast_restaurant', 'pastry_shop']],
  ['categories/gcid:bakery', ['pastry_shop', 'cafe']],
  ['categories/gcid:coffee_roasters', ['cafe', 'coffee_shop']],
]);

interface Street {
  locality: string;
  addressLines: readonly string[];
}

function describe(
  title: string,
  { locality, addressLines }: Street,
  category: BusinessCategory | undefined,
  draw: number,
): string {
  const about = abouts[category?.name ?? ''] ?? [
    `${category?.pl ?? 'Firma'} z sąsiedzką obsługą. Doradzimy, pokażemy i znajdziemy rozwiązanie dla każdego.`,
  ];
  return `${title}, ${addressLines[0] ?? ''}, ${locality}. ${about[draw % about.length] ?? ''}`;
}

const abouts: Record<string, string[]> = {
  'categories/gcid:cafe': [
    'Parzymy kawę z polskich palarni i codziennie rano wypiekamy drożdżówki. Wpadnij na śniadanie, spotkanie albo chwilę z książką.',
    'Espresso, przelew i domowe ciasta w miejscu, w którym nikt nikogo nie pogania. Mamy też kawę bezkofeinową i mleko roślinne.',
    'Kawiarnia na każdą porę dnia: śniadania do południa, ciasta po obiedzie, wieczorem kakao i planszówki.',
  ],
  'categories/gcid:bakery': [
    'Chleb na zakwasie z trzech składników, bułki i drożdżówki pieczone co noc na miejscu.',
    'Rodzinna piekarnia: żytnie bochenki, chałki w piątki i pączki w każdy czwartek.',
  ],
  'categories/gcid:coffee_roasters': [
    'Wypalamy ziarna w małych partiach i mielimy je pod Twój ekspres. Kawę można też wypić na miejscu.',
    'Palarnia i bar: sezonowe kawy jednorodne, degustacje i szkolenia dla domowych baristów.',
  ],
};

type Day = TimePeriod['openDay'];

/** Opening hours of a kind of business, with the coming Christmas and New Year. */
function seedHours(
  sector: Sector | undefined,
  draw: number,
  seededAt: number,
): Pick<ListingContent, 'regularHours' | 'specialHours' | 'moreHours'> {
  const [opens, closes] = [opening[draw % opening.length] ?? 480, closing[draw % closing.length] ?? 1200];
  const weekdays = [...workdays].map((day) => period(day, opens, closes));
  const hasSunday = sector === 'food' || sector === 'lodging' || sector === 'culture' || sector === 'cars';
  return {
    regularHours: {
      periods: [
        ...(hasSunday ? [period('SUNDAY', opens + 60, closes - 60)] : []),
        ...weekdays,
        period('SATURDAY', opens + 30, closes),
      ],
    },
    specialHours: { specialHourPeriods: holidays(opens, seededAt) },
    ...(sector === 'food' && draw % 2 === 0
      ? {
          moreHours: [
            { hoursTypeId: 'BREAKFAST', periods: workdays.map((day) => period(day, opens, 720)) },
            { hoursTypeId: 'TAKEOUT', periods: workdays.map((day) => period(day, opens, closes - 15)) },
          ],
        }
      : {}),
  };
}

const workdays: Day[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];

const opening = [420, 450, 480, 480, 510];

const closing = [1200, 1260, 1290];

function holidays(opens: number, seededAt: number) {
  const today = new Date(seededAt);
  const isOver = today.getUTCMonth() === 11 && today.getUTCDate() > 26;
  const year = today.getUTCFullYear() + (isOver ? 1 : 0);
  return [
    { startDate: { year, month: 12, day: 24 }, openTime: timeOf(opens), closeTime: timeOf(840) },
    { startDate: { year, month: 12, day: 25 }, closed: true },
    { startDate: { year, month: 12, day: 26 }, closed: true },
    { startDate: { year: year + 1, month: 1, day: 1 }, closed: true },
  ];
}

function period(day: Day, opens: number, closes: number): TimePeriod {
  return { openDay: day, openTime: timeOf(opens), closeDay: day, closeTime: timeOf(closes) };
}

/** Google leaves zeros out. */
export function timeOf(minutes: number): TimeOfDay {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return { ...(hours === 0 ? {} : { hours }), ...(rest === 0 ? {} : { minutes: rest }) };
}

/** A few of the services of its kind, and one of the merchant's own with a price. */
function seedServices(category: BusinessCategory | undefined, draw: number): ServiceItem[] {
  if (!category) return [];
  const kinds = serviceKindsOf(category.sector);
  const offered = kinds.filter((_, index) => (draw >> index) % 3 !== 0).slice(0, 4);
  const items: ServiceItem[] = offered.map(({ id, pl }) => ({
    structuredServiceItem: { serviceTypeId: id, description: `${pl}: zapytaj obsługę o szczegóły.` },
  }));
  if (category.sector !== 'food') return items;
  const own: ServiceItem = {
    price: { currencyCode: 'PLN', units: String(15 + (draw % 20)) },
    freeFormServiceItem: {
      category: category.name,
      label: { displayName: 'Zestaw śniadaniowy', description: 'Kawa, sok i rogalik.', languageCode: 'pl' },
    },
  };
  return [...items, own];
}

function seedAttributes(
  sector: Sector | undefined,
  { labels, website, storeCode }: Pick<LocationHead, 'labels' | 'website' | 'storeCode'>,
  draw: number,
): AttributeValues[] {
  const everywhere = [
    bool('has_wheelchair_accessible_entrance', draw % 4 !== 0),
    bool('pay_mobile_nfc', true),
    {
      name: 'attributes/pay_credit_card_types_accepted',
      valueType: 'REPEATED_ENUM',
      repeatedEnumValue: {
        setValues: ['visa', 'mastercard'],
        ...(draw % 3 === 0 ? { unsetValues: ['american_express'] } : {}),
      },
    },
    url('url_instagram', wrongProfiles.get(storeCode) ?? `https://www.instagram.com/${chainOf(website)}/`),
  ];
  if (sector !== 'food') return everywhere;
  return [
    ...everywhere,
    bool('has_takeout', true),
    bool('serves_dine_in', true),
    bool('has_seating_outdoors', labels.includes('ogródek')),
    bool('welcomes_dogs', labels.includes('przyjazna psom')),
    { name: 'attributes/wi_fi', valueType: 'ENUM', values: ['free_wi_fi'] },
    url('url_menu', `${website.replace(/\/$/, '')}/menu`),
  ];
}

/** In the demo one café leads nowhere in particular, as happens where somebody pastes the wrong link. */
const wrongProfiles: ReadonlyMap<string, string> = new Map([['LIP-WAW-07', 'https://www.instagram.com/']]);

/** What a chain calls itself: the first word of its website's host. */
function chainOf(website: string): string {
  return /^https?:\/\/(?:www\.)?([^./]+)/.exec(website)?.[1] ?? 'lokal';
}

const bool = (id: string, value: boolean): AttributeValues => ({
  name: `attributes/${id}`,
  valueType: 'BOOL',
  values: [value],
});

const url = (id: string, uri: string): AttributeValues => ({
  name: `attributes/${id}`,
  valueType: 'URL',
  uriValues: [{ uri }],
});
