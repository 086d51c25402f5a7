import { findCategory } from '../catalogue/categories.ts';
import type { ListingChanges, ListingContent } from '../listings/listing-fields.ts';
import { seedListing } from '../listings/seed-listing.ts';
import type { ChangeByOthers, WorldLocation } from '../world.ts';
import { HOUR } from '../warsaw-time.ts';

/**
 * Fourteen changes of nine locations that others made within the last day. One, the phone of LIP-KRK-01, was made by
 * another manager, so it is in the merchant's profile.
 */
export function changedByOthers(location: WorldLocation, now: number): WorldLocation {
  const story = stories[location.storeCode];
  if (!story) return location;
  const { content } = seedListing({ accountId: '', location }, now);
  const { merchant, changes = [], ...standing } = story(content);
  return {
    ...location,
    ...standing,
    ...(merchant && { content: merchant }),
    changedByOthers: changes
      .map(([source, hoursAgo, change]): ChangeByOthers => {
        return { source, at: now - hoursAgo * HOUR, changes: change };
      })
      .toSorted((one, other) => one.at - other.at),
  };
}

interface Story extends Pick<WorldLocation, 'standing' | 'wasVerified'> {
  /** The merchant's profile, where it differs from the seeded one. */
  merchant?: ListingChanges;
  changes?: [source: ChangeByOthers['source'], hoursAgo: number, ListingChanges][];
}

const wrongWebsite = { websiteUri: 'https://mapa-lokali.example/miejsce/212' };

const stories: Record<string, (own: ListingContent) => Story> = {
  'LIP-KRK-01': (own) => ({
    merchant: withPhone(own, (phone) => `${phone.slice(0, -2)}${phone.at(-1)}${phone.at(-2)}`),
    changes: [
      ['visitor', 3, { regularHours: { periods: withoutSunday(own) } }],
      ['google', 5, { title: `${own.title} – najlepsza kawa Kraków` }],
    ],
  }),
  'LIP-KRK-02': (own) => ({
    merchant: {
      profile: { description: `${own.profile?.description} Rezerwacje: ${own.phoneNumbers?.primaryPhone}.` },
    },
    changes: [['moderation', 7, { profile: own.profile }]],
  }),
  'LIP-KRK-04': (own) => ({
    changes: [['visitor', 0.4, withPhone(own, (phone) => `${phone.slice(0, -1)}8`)]],
  }),
  'LIP-WAW-02': ({ storefrontAddress }) => ({
    changes: [
      ['google', 21, wrongWebsite],
      ['visitor', 1.5, { storefrontAddress: { ...storefrontAddress, addressLines: ['ul. Nowy Świat 27A'] } }],
    ],
  }),
  'LIP-WAW-03': () => ({ changes: [['google', 20.5, wrongWebsite]] }),
  'LIP-WAW-04': () => ({ changes: [['google', 20, wrongWebsite]] }),
  'LIP-GDN-01': (own) => ({
    changes: [
      // 212 metres, into another block.
      ['google', 22, { latlng: { latitude: 54.35106, longitude: 18.65058 } }],
      ['visitor', 9, { attributes: own.attributes?.map(closedGarden) }],
    ],
  }),
  'LIP-WRO-01': ({ websiteUri, categories }) => ({
    changes: [
      ['google', 12, { websiteUri: `${websiteUri}?utm_source=katalog&utm_medium=mapy` }],
      ['google', 11, { categories: { ...categories, primaryCategory: bakery } }],
    ],
  }),
  'LIP-OPO-01': () => ({ standing: 'unverified', wasVerified: true }),
};

const bakery = {
  name: 'categories/gcid:bakery',
  displayName: findCategory('categories/gcid:bakery')?.pl ?? '',
};

function withPhone({ phoneNumbers }: ListingContent, change: (phone: string) => string): ListingChanges {
  return { phoneNumbers: { ...phoneNumbers, primaryPhone: change(phoneNumbers?.primaryPhone ?? '') } };
}

function withoutSunday({ regularHours }: ListingContent) {
  return (regularHours?.periods ?? []).filter(({ openDay }) => openDay !== 'SUNDAY');
}

type Attribute = NonNullable<ListingContent['attributes']>[number];

function closedGarden(attribute: Attribute): Attribute {
  return attribute.name === 'attributes/has_seating_outdoors' ? { ...attribute, values: [false] } : attribute;
}
