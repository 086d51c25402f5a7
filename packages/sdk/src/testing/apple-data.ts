import type { Schemas } from '../client/schema.ts';
import { summaryOf } from './listings/locations.ts';

/** Organisations at Apple with their brands and locations; they need the flag `apple_maps`. */
export interface TestApple {
  isConfigured: boolean;
  accounts: Schemas['AppleAccount'][];
  /** How far locations are, by the id of the organisation. */
  listings: Record<number, Schemas['AppleListing'][]>;
  /** What was changed at Apple and here, by the id of the location; null where it is gone at Apple. */
  differences: Record<number, Schemas['AppleDifference'][] | null>;
}

type Account = Schemas['AppleAccount'];
type Listing = Schemas['AppleListing'];

/**
 * Returns two organisations: one whose brand is approved in Poland, reviewed in Germany and nameless in Spain, with a
 * location of each kind; and one to which nothing was sent yet.
 */
export function testApple(locations: readonly Schemas['LocationItem'][]): TestApple {
  return {
    isConfigured: true,
    accounts: [
      testAppleAccount({
        id: 1,
        name: 'Lipa sp. z o.o.',
        organization_id: '1700000000001',
        brands: [
          testAppleBrand({ country: 'DE', name: 'Café Linde', state: 'in_review', facilities_count: 2 }),
          testAppleBrand({ country: 'ES', facilities_count: 1 }),
          testAppleBrand({ country: 'PL', name: 'Kawiarnia Lipa', state: 'published', facilities_count: 7 }),
        ],
      }),
      testAppleAccount({
        id: 2,
        name: 'Ziarno',
        organization_id: '1700000000002',
        status: 'configuration_in_progress',
        brands: [testAppleBrand({ country: 'PL', facilities_count: 7 })],
      }),
    ],
    listings: { 1: locations.slice(0, 6).map(testAppleListing), 2: [] },
    differences: {
      4: [
        { field: 'phone', sent: '+48 58 300 10 10', live: '+48 58 300 10 99', wanted: '+48 58 300 10 10' },
        {
          field: 'website',
          sent: 'https://lipa.example',
          live: 'https://lipa.example/apple',
          wanted: 'https://lipa.example/gdansk',
        },
        {
          field: 'opening_hours',
          sent: [monday('08:00', '18:00')],
          live: [monday('09:00', '17:00')],
          wanted: [monday('08:00', '20:00')],
        },
      ],
    },
  };
}

function monday(open: string, close: string): Schemas['HoursPeriod'] {
  return { open_day: 1, open_time: open, close_day: 1, close_time: close };
}

/** Returns an organisation at Apple in the shape of the API, with what differs. */
export function testAppleAccount(
  over: Pick<Account, 'id' | 'name' | 'organization_id'> & Partial<Account>,
): Account {
  return {
    status: 'complete',
    problem: null,
    connected_at: '2026-11-20T10:00:00.000Z',
    brands: [],
    published: 0,
    waiting: 0,
    waiting_for_brand: 0,
    conflicts: 0,
    refused: 0,
    removed: 0,
    ...over,
  };
}

/** Returns a brand in the shape of the API, with what differs: without a name. */
export function testAppleBrand(
  over: Pick<Schemas['AppleBrand'], 'country'> & Partial<Schemas['AppleBrand']>,
): Schemas['AppleBrand'] {
  return { name: '', state: null, problems: [], facilities_count: 0, ...over };
}

type Progress = Omit<Listing, 'location'>;

/** What is known of a location that was sent and not shown yet. */
export const sentToApple: Pick<Progress, 'created_at' | 'published_at' | 'is_late' | 'link'> = {
  created_at: '2026-11-03T09:00:00.000Z',
  published_at: null,
  is_late: false,
  link: '',
};

const published: Progress = {
  ...sentToApple,
  state: 'published',
  problems: [],
  published_at: '2026-11-21T09:00:00.000Z',
  link: 'https://maps.apple.com/place?auid=1',
};

/** By the id of the location; all others are published. */
const progressOf: Readonly<Record<number, Progress>> = {
  2: {
    ...sentToApple,
    state: 'rejected',
    problems: [{ code: 'field_refused', field: 'phone_number', message: 'Invalid phone number' }],
  },
  3: { ...sentToApple, state: 'in_review', problems: [], is_late: true },
  4: {
    ...published,
    state: 'conflict',
    problems: [{ code: 'changed_elsewhere', field: 'website', message: '' }],
  },
  5: {
    ...sentToApple,
    created_at: null,
    state: 'waiting_for_brand',
    problems: [{ code: 'brand_in_review', field: null, message: '' }],
  },
  6: {
    ...published,
    problems: [{ code: 'field_overridden', field: 'name', message: 'Name differs on the map' }],
  },
};

/** Returns how far a location is at Apple, in the shape of the API. */
export function testAppleListing(location: Schemas['LocationItem']): Listing {
  return { location: summaryOf(location), ...(progressOf[location.id] ?? published) };
}
