import { seedOf } from '../world/random.ts';
import { type LocationHead, locationsOf, type WorldSource } from '../world/world-source.ts';

/** A page with what its manager may do with it. */
export interface FacebookPage {
  id: string;
  name: string;
  /** The page of which it is a location; undefined for the main page. */
  parent?: string;
  tasks: PageTask[];
  storeCode?: string;
  /** Facebook's own number of a location; not negative. */
  storeNumber?: number;
  location?: PageLocation;
  fields: PageFields;
  /** How often it was changed over the API. */
  writes: number;
}

export type PageTask = 'MANAGE' | 'CREATE_CONTENT' | 'MODERATE' | 'MESSAGING' | 'ADVERTISE' | 'ANALYZE';

/** What `POST /{page}` changes. */
export interface PageFields {
  phone?: string;
  website?: string;
  about?: string;
  hours?: PageHours;
}

/** Such as `{ mon_1_open: '09:00', mon_1_close: '17:00' }`: at most two spans a day. */
export type PageHours = Record<string, string>;

interface PageLocation {
  street: string;
  city: string;
  zip: string;
  country: string;
  latitude: number;
  longitude: number;
}

/** The main page and one for each of the first locations of the world's first account, 59 unless told otherwise. */
export function seedPages(source: WorldSource, most: number = seededLocations): FacebookPage[] {
  const [chain] = source.accounts;
  if (!chain) return [];
  const locations = [...locationsOf(source, chain.id, most)];
  const main: FacebookPage = {
    id: idOf(chain.id),
    name: chain.name,
    tasks: everyTask,
    fields: { about: chain.name },
    writes: 0,
  };
  return [
    main,
    ...locations.map((location, index) =>
      pageOf(location, { index, parent: main.id, isLast: index === locations.length - 1 }),
    ),
  ];
}

const seededLocations = 59;

export const everyTask: PageTask[] = [
  'MANAGE',
  'CREATE_CONTENT',
  'MODERATE',
  'MESSAGING',
  'ADVERTISE',
  'ANALYZE',
];

/** The last page may only be looked at. A third has no store code, and half of those no phone either. */
function pageOf(
  location: LocationHead,
  { index, parent, isLast }: { index: number; parent: string; isLast: boolean },
): FacebookPage {
  const { title, address, phone, website, latitude, longitude, storeCode } = location;
  const [street = ''] = address.addressLines;
  return {
    id: idOf(location.id),
    name: `${title} ${address.locality}, ${street}`,
    parent,
    tasks: isLast ? ['ADVERTISE', 'ANALYZE'] : everyTask,
    ...(index % 3 === 2 ? {} : { storeCode, storeNumber: index + 1 }),
    location: {
      street,
      city: address.locality,
      zip: address.postalCode,
      country: 'Poland',
      latitude,
      longitude,
    },
    fields: {
      ...(index % 6 === 5 ? {} : { phone }),
      website,
      about: title,
      hours: seedHours(index),
    },
    writes: 0,
  };
}

/** Numbers of 15 digits, as pages have them. */
function idOf(id: string): string {
  const digits = `${seedOf('facebook', id)}`.padStart(10, '0');
  return `10${digits}${String(seedOf(id, 'facebook') % 1000).padStart(3, '0')}`;
}

/** Every fourth page still says the hours of another year. */
function seedHours(index: number): PageHours {
  const [open, close] = index % 4 === 0 ? ['07:00', '19:00'] : ['08:00', '20:00'];
  return Object.fromEntries(
    hoursDays.flatMap((day) => [
      [`${day}_1_open`, open],
      [`${day}_1_close`, close],
    ]),
  ) as PageHours;
}

export const hoursDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
