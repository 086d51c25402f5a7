import { findCategory, type BusinessCategory } from '../catalogue/categories.ts';
import { seedOf } from '../random.ts';
import type { PlacedLocation } from '../world-source.ts';
import type { Listing, Verification } from './listing.ts';
import { fieldsOf, withChanges } from './listing-content.ts';
import type { ListingChanges, ListingContent } from './listing-fields.ts';
import { seedAttributes } from './seed-attributes.ts';
import { seedHours } from './seed-hours.ts';
import { seedServices } from './seed-services.ts';

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
