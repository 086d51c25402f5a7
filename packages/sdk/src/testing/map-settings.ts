import { canRetryListing } from '@pinfold/contract/features/integrations/directory';
import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { acceptListings, countListings, searchListings } from './directory-listings.ts';
import { summaryOf } from './listings/locations.ts';
import type { TestData } from './test-data.ts';

/** What the in-memory API has at Bing. */
export interface TestMapSettings {
  isConfigured: boolean;
  isEnabled: boolean;
  /** One of each location that was ever to be listed. */
  listings: Schemas['DirectoryListing'][];
}

/** Returns a company that is listed at Bing: of seven locations two have problems, and one has been waiting for long. */
export function testMapSettings(locations: readonly Schemas['LocationItem'][]): TestMapSettings {
  return { isConfigured: true, isEnabled: true, listings: locations.map(listingOf) };
}

/** Bing of the in-memory API: what is sent stays in its review. */
export function mapSettingsAnswers(data: TestData): TestAnswers {
  const held = data.mapSettings;
  const settings = (): Schemas['DirectorySettings'] => ({
    directory: 'bing',
    is_configured: held.isConfigured,
    is_enabled: held.isEnabled,
    ...countListings(held.listings),
  });
  const resend = (listing: Schemas['DirectoryListing']): Schemas['DirectoryListing'] => ({
    ...listing,
    state: 'waiting',
    maps_integration_status: 'creation_in_progress',
    problems: [],
  });

  return {
    getMapSettings: () => ({
      results: [
        ...(data.company.feature_flags.includes('apple_maps') ? [appleSettings(data)] : []),
        settings(),
        ...(data.company.feature_flags.includes('facebook_accounts') ? [facebookSettings(data)] : []),
      ],
    }),
    setBingMaps: ({ body: { is_enabled: isEnabled, remove = false } }) => {
      if (isEnabled && !data.company.plan_restrictions.capabilities.includes('bing_maps'))
        throw new TestProblem('plan_does_not_allow');
      if (isEnabled && !held.isConfigured) throw new TestProblem('provider_not_configured');
      held.isEnabled = isEnabled;
      held.listings = isEnabled
        ? (held.listings.length > 0 ? held.listings : data.locations.map(listingOf)).map(resend)
        : held.listings.map((listing) => ({
            ...listing,
            state: remove ? 'removing' : 'off',
            maps_integration_status: 'no_connection',
            problems: [],
          }));
      return settings();
    },
    listBingListings: ({ query }) => {
      const status = query.get('maps_integration_status');
      return searchListings(
        held.listings.filter(({ maps_integration_status: own }) => status === null || status === own),
        query,
      );
    },
    retryBingListings: ({ body: { facility_ids: ids } }) => {
      const accepted = acceptListings(held.listings, ids, canRetryListing);
      held.listings = held.listings.map((listing) =>
        accepted.includes(listing.location.id) ? resend(listing) : listing,
      );
      return { accepted };
    },
  };
}

type Progress = Omit<Schemas['DirectoryListing'], 'location'>;

const sent = { created_at: '2026-11-03T09:00:00.000Z', published_at: null, is_late: false, link: '' };

const published: Progress = {
  ...sent,
  state: 'published',
  maps_integration_status: 'connection_is_active',
  problems: [],
  published_at: '2026-11-09T09:00:00.000Z',
  link: 'https://www.bing.com/maps?ss=ypid.YN1',
};

/** By the id of the location; all others are published. */
const progressOf: Readonly<Record<number, Progress>> = {
  2: {
    ...sent,
    state: 'in_review',
    maps_integration_status: 'creation_in_progress',
    problems: [],
    is_late: true,
  },
  3: { ...sent, state: 'publishing', maps_integration_status: 'publishing_in_progress', problems: [] },
  5: {
    ...sent,
    state: 'rejected',
    maps_integration_status: 'publishing_of_information_failed',
    problems: [
      { code: 'field_missing', field: 'postal_code', message: '' },
      { code: 'field_refused', field: 'phone_number', message: 'The phone number is not valid.' },
    ],
  },
  7: {
    ...sent,
    created_at: null,
    state: 'failed',
    maps_integration_status: 'publishing_of_information_failed',
    problems: [{ code: 'not_delivered', field: null, message: '' }],
  },
};

function listingOf(location: Schemas['LocationItem']): Schemas['DirectoryListing'] {
  return { location: summaryOf(location), ...(progressOf[location.id] ?? published) };
}

function appleSettings({ apple }: TestData): Schemas['DirectorySettings'] {
  const listings = Object.values(apple.listings).flat();
  const counts = countListings(listings);
  const countOf = (state: Schemas['AppleListing']['state']) =>
    listings.filter((listing) => listing.state === state).length;
  return {
    directory: 'apple',
    is_configured: apple.isConfigured,
    is_enabled: apple.accounts.some(({ status }) => status === 'complete'),
    published: counts.published,
    waiting: counts.waiting + countOf('waiting_for_brand'),
    refused: counts.refused + countOf('conflict'),
  };
}

function facebookSettings({ facebook }: TestData): Schemas['DirectorySettings'] {
  const sum = (count: 'published' | 'waiting' | 'refused') =>
    facebook.accounts.reduce((total, account) => total + account[count], 0);
  return {
    directory: 'facebook',
    is_configured: facebook.isConfigured,
    is_enabled: facebook.accounts.some(({ status }) => status === 'complete'),
    published: sum('published'),
    waiting: sum('waiting'),
    refused: sum('refused'),
  };
}
