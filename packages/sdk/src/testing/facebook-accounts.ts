import { canRetryListing } from '@pinfold/contract/features/integrations/directory';
import {
  facebookDifference,
  type FacebookFields,
  facebookListingOf,
} from '@pinfold/contract/features/integrations/facebook/facebook-listing';
import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { collection } from './collection.ts';
import { acceptListings, countListings, searchListings } from './directory-listings.ts';
import { summaryOf } from './listings/locations.ts';
import type { TestData } from './test-data.ts';

/** Facebook accounts with their pages; they need the flag `facebook_accounts`. */
export interface TestFacebook {
  isConfigured: boolean;
  accounts: Schemas['FacebookAccount'][];
  /** What was ticked at Facebook, by the id of the account. */
  pages: Record<number, Schemas['FacebookPage'][]>;
  /** What pages say where it differs from their location, by the id of the page. */
  says: Record<string, Partial<FacebookFields>>;
  /** How far linked pages are, by the id of the account. */
  listings: Record<number, Schemas['FacebookListing'][]>;
}

type Page = Schemas['FacebookPage'];
type Listing = Schemas['FacebookListing'];
type Sign = NonNullable<Page['suggestion']>['by'];

/**
 * Returns two accounts: one with three linked pages, three suggestions, a page that is like no location and one that may
 * not be managed; and one whose pages wait for their locations.
 */
export function testFacebook(locations: readonly Schemas['LocationItem'][]): TestFacebook {
  const summaries = locations.map(summaryOf);
  const linked = summaries.slice(0, 3);
  const suggested = summaries.slice(3, 6);
  const pages = [
    ...linked.map((facility) => pageOfLocation(facility, { facility })),
    ...suggested.map((facility, index) =>
      pageOfLocation(facility, {
        suggestion: { facility, by: signs[index] ?? 'distance', distance_meters: index === 2 ? 120 : null },
      }),
    ),
    testFacebookPage({ page_id: '190', name: 'Lipa Catering' }),
    testFacebookPage({ page_id: '191', name: 'Lipa Praca', may_manage: false }),
  ];
  return {
    isConfigured: true,
    accounts: [
      testFacebookAccount({ id: 1, name: 'Ewa Lipińska' }),
      testFacebookAccount({ id: 2, name: 'Marek Wrona', status: 'configuration_in_progress' }),
    ],
    pages: { 1: pages, 2: [testFacebookPage({ page_id: '290', name: 'Wrona i Lipa' })] },
    says: {
      '102': { about: 'Kawiarnia w Warszawie.', website: '' },
      '104': { phone: '+48 58 300 10 10', hours: { mon_1_open: '10:00', mon_1_close: '18:00' } },
      '105': { website: 'https://stara-lipa.example' },
    },
    listings: { 1: linked.map((facility) => listingOf(facility, `10${facility.id}`)), 2: [] },
  };
}

const signs: readonly Sign[] = ['store_number', 'phone', 'distance'];

function pageOfLocation(
  { id, name, city, formatted_address: address }: Schemas['LocationSummary'],
  over: Partial<Page>,
): Page {
  return testFacebookPage({ page_id: `10${id}`, name: `${name} ${city}`, address, ...over });
}

/** Returns a page of a Facebook account in the shape of the API, with what differs. */
export function testFacebookPage(over: Pick<Page, 'page_id' | 'name'> & Partial<Page>): Page {
  return {
    address: '',
    phone: '',
    link: `https://www.facebook.com/${over.page_id}`,
    may_manage: true,
    facility: null,
    suggestion: null,
    ...over,
  };
}

/** Returns a Facebook account in the shape of the API, with what differs. */
export function testFacebookAccount(
  over: Pick<Schemas['FacebookAccount'], 'id' | 'name'> & Partial<Schemas['FacebookAccount']>,
): Schemas['FacebookAccount'] {
  return {
    status: 'complete',
    problem: null,
    connected_at: '2026-11-20T10:00:00.000Z',
    published: 0,
    waiting: 0,
    refused: 0,
    ...over,
  };
}

/** Facebook of the in-memory API: what is linked waits, and stays so. */
export function facebookAnswers(data: TestData): TestAnswers {
  const held = data.facebook;
  const accounts = collection(() => {
    if (!data.company.feature_flags.includes('facebook_accounts')) throw new TestProblem('feature_disabled');
    return held.accounts;
  });
  const listingsOf = (id: number) => held.listings[id] ?? [];
  const counted = (account: Schemas['FacebookAccount']): Schemas['FacebookAccount'] => ({
    ...account,
    ...countListings(listingsOf(account.id)),
  });
  const pagesOf = (id: number) => {
    const { problem } = accounts.find(id);
    if (problem && problem !== 'expired') throw new TestProblem('facebook_authorization_invalid');
    return held.pages[id] ?? [];
  };
  const locationOf = (id: number) => {
    const location = data.locations.find((one) => one.id === id);
    if (!location) throw new TestProblem('not_found');
    return location;
  };

  return {
    listFacebookAccounts: () => {
      accounts.has(0);
      return { is_configured: held.isConfigured, results: held.accounts.map(counted) };
    },
    authorizeFacebook: () => {
      accounts.has(0);
      if (!held.isConfigured) throw new TestProblem('provider_not_configured');
      return { url: 'https://facebook.example/consent' };
    },
    connectFacebook: () => {
      const [former] = held.accounts;
      const problem = { status: 'complete', problem: null } as const;
      return former
        ? counted(accounts.patch(former.id, problem))
        : accounts.append(
            testFacebookAccount({ id: 1, name: 'Ewa Lipińska', status: 'configuration_in_progress' }),
          );
    },
    disconnectFacebook: ({ id }) => accounts.remove(id),
    listFacebookPages: ({ id }) => ({ results: pagesOf(id) }),
    linkFacebookPages: ({ id, body: { pages: links, dry_run: isDry = false } }) => {
      const pages = pagesOf(id);
      const linked = links.map(({ page_id, facility_id }) => {
        const page = pages.find((one) => one.page_id === page_id);
        if (!page) throw new TestProblem('not_found');
        return { page, location: locationOf(facility_id) };
      });
      if (new Set(links.map(({ facility_id }) => facility_id)).size < links.length)
        throw new TestProblem('page_taken');
      if (isDry) return { results: linked.map(({ page, location }) => previewOf(data, page, location.id)) };
      held.pages[id] = pages.map((page) => {
        const location = linked.find((one) => one.page === page)?.location;
        return { ...page, facility: location ? summaryOf(location) : null };
      });
      const former = listingsOf(id);
      held.listings[id] = linked.map(
        ({ page, location }) =>
          former.find((one) => one.page_id === page.page_id && one.location.id === location.id) ?? {
            ...listingOf(summaryOf(location), page.page_id),
            state: 'waiting',
            problems: [],
            published_at: null,
          },
      );
      accounts.patch(id, { status: 'complete' });
      return { results: [] };
    },
    listFacebookListings: ({ id, query }) => {
      accounts.find(id);
      return searchListings(listingsOf(id), query);
    },
    retryFacebookListings: ({ id, body: { facility_ids: ids } }) => {
      accounts.find(id);
      const accepted = acceptListings(listingsOf(id), ids, canRetryListing);
      held.listings[id] = listingsOf(id).map((listing) =>
        accepted.includes(listing.location.id) ? { ...listing, state: 'waiting', problems: [] } : listing,
      );
      return { accepted };
    },
  };
}

/** What linking would write, by the rules of the API. */
function previewOf(data: TestData, page: Page, locationId: number): Schemas['FacebookPagePreview'] {
  const fields = data.listingFields.get(locationId);
  if (!fields) throw new TestProblem('not_found');
  const { fields: after, gaps } = facebookListingOf(fields, undefined);
  const before = { ...after, ...data.facebook.says[page.page_id] };
  return {
    page_id: page.page_id,
    facility_id: locationId,
    differences: facebookDifference(before, after, fields.country, undefined),
    gaps,
    problem: null,
  };
}

type Progress = Pick<Listing, 'state' | 'problems' | 'published_at'>;

const published: Progress = { state: 'published', problems: [], published_at: '2026-11-21T09:00:00.000Z' };

/** By the id of the location; all others are published. */
const progressOf: Readonly<Record<number, Progress>> = {
  2: {
    state: 'rejected',
    problems: [
      { code: 'field_refused', field: 'phone_number', message: 'Invalid phone number' },
      { code: 'field_cut', field: 'opening_hours', message: '' },
    ],
    published_at: null,
  },
  3: { state: 'waiting', problems: [], published_at: null },
};

function listingOf(location: Schemas['LocationSummary'], pageId: string): Listing {
  return {
    location,
    page_id: pageId,
    link: `https://www.facebook.com/${pageId}`,
    ...(progressOf[location.id] ?? published),
  };
}
