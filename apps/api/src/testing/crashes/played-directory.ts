import { facebookPeople } from '@pinfold/sandbox';
import { asOwner, type Calls, scriptSandbox } from '../clients/running-product.ts';
import { waitUntil } from '../clients/wait-until.ts';
import type { JournalEvent } from './crash-harness.ts';

/** What a directory has of a location, whatever its name for it. */
export interface KeptListing {
  address: string;
  website: string;
}

/** How the sandbox plays a directory. */
export interface PlayedDirectory {
  /** Of the environment: `quota`. */
  settings: Record<string, string>;
  /** How many calls of one kind it takes in a time, counted from the epoch on. */
  quota: { calls: number; seconds: number };
  /** What the paths of all its calls begin with. */
  root: string;
  /** The paths to which listings are sent the first time, with POST; a star is any text. */
  creations: string;
  isWrite(call: { method: string; path: string }): boolean;
  /** Calls that count together have the same kind. */
  kindOf(path: string): string;
  /** How far a listing is that it has taken. */
  taken: 'in_review' | 'published';
  /** Keeps what it is sent in its review, if it has one, and limits calls to `quota`, if it can. */
  prepare(calls: Calls): Promise<unknown>;
  /** Has it list all locations. Returns what goes on beside the work, if anything does. */
  list(calls: Calls): Promise<void | { beside: Promise<void> }>;
  /** Where the company reads how far each location is. */
  listings(calls: Calls): Promise<string>;
  /** Returns all that it has. */
  read(calls: Calls): Promise<KeptListing[]>;
  /** Returns what was written twice, where that leaves no second listing to be seen. */
  findRepeated?(journal: readonly JournalEvent[]): string[];
}

interface AtApple {
  resources: {
    kind: 'brand' | 'location';
    locationDetails?: {
      mainAddress: { structuredAddress: Record<'fullThoroughfare' | 'postCode' | 'locality', string> };
      urls: { url: string }[];
    };
  }[];
}

/** Apple, whose locations wait for their brand, of which it tells once somebody works. */
export function playedApple(callsPerSecond: number): PlayedDirectory {
  return {
    settings: { APPLE_CALLS_PER_SECOND: String(callsPerSecond) },
    quota: { calls: callsPerSecond, seconds: 1 },
    root: '/apple/',
    creations: '/apple/api/v1/orgs/*/locations',
    isWrite: ({ method, path }) =>
      (method === 'POST' || method === 'PUT') && /^\/apple\/api\/v1\/orgs\/[^/]+\/locations/.test(path),
    kindOf: () => 'apple',
    taken: 'in_review',
    prepare: (calls) => scriptSandbox(calls, 'PUT', '/apple', { brand_seconds: 0, location_seconds: null }),
    async list(calls) {
      const id = await connect(calls, '/apple-accounts/', { organization: 'org-lipa' });
      await asOwner(calls, 'PUT', `/apple-accounts/${id}/brands/`, { country: 'PL', name: 'Lipa' });
      await asOwner(calls, 'POST', `/apple-accounts/${id}/enable/`, {});
      return { beside: tellOfBrand(calls) };
    },
    listings: async (calls) => `/apple-accounts/${await accountOf(calls, '/apple-accounts/')}/listings/`,
    async read(calls) {
      const { resources } = await scriptSandbox<AtApple>(calls, 'GET', '/apple');
      return resources.flatMap(({ locationDetails: details }) => {
        if (!details) return [];
        const { fullThoroughfare: street, postCode, locality } = details.mainAddress.structuredAddress;
        return [{ address: `${street}, ${postCode} ${locality}`, website: details.urls[0]?.url ?? '' }];
      });
    },
  };
}

interface AtFacebook {
  pages: { location?: Record<'street' | 'zip' | 'city', string>; website: string }[];
}

/**
 * Facebook, whose pages are there before we write them, with another website. So none can be doubled; what can is a write,
 * and whoever reads a page first writes nothing that it says already, even after a lost answer.
 */
export function playedFacebook(callsPerMinute: number, locations: number): PlayedDirectory {
  const accounts = '/facebook-accounts/';
  return {
    settings: { FACEBOOK_CALLS_PER_MINUTE: String(callsPerMinute) },
    quota: { calls: callsPerMinute, seconds: 60 },
    root: '/facebook/',
    creations: '/facebook/*/10*',
    isWrite: ({ method, path }) => method === 'POST' && /^\/facebook\/v\d+\.0\/\d+$/.test(path),
    kindOf: () => 'facebook',
    taken: 'published',
    async prepare(calls) {
      await scriptSandbox(calls, 'POST', '/facebook/pages', { locations, website: 'https://dawna.example/' });
      await connect(calls, accounts, { person: facebookPeople[0].id, page: 'all' });
    },
    async list(calls) {
      const path = `${accounts}${await accountOf(calls, accounts)}/pages/`;
      const { results } = await untilAnswered(() =>
        asOwner<{ results: { page_id: string; suggestion: { facility: { id: number } } | null }[] }>(
          calls,
          'GET',
          path,
        ),
      );
      const pages = results.flatMap(({ page_id, suggestion }) =>
        suggestion ? [{ page_id, facility_id: suggestion.facility.id }] : [],
      );
      await untilAnswered(() => asOwner<object>(calls, 'PUT', path, { pages }));
    },
    listings: async (calls) => `${accounts}${await accountOf(calls, accounts)}/listings/`,
    async read(calls) {
      const { pages } = await scriptSandbox<AtFacebook>(calls, 'GET', '/facebook');
      return pages.flatMap(({ location, website }) =>
        location ? [{ address: `${location.street}, ${location.zip} ${location.city}`, website }] : [],
      );
    },
    findRepeated(journal) {
      const said = new Map<string, string>();
      return journal.flatMap(({ kind, page, fields = {} }) =>
        kind !== 'facebook_page_written'
          ? []
          : Object.entries(fields).flatMap(([field, value]) => {
              const [place, text] = [`${page} ${field}`, JSON.stringify(value)];
              const isRepeated = said.get(place) === text;
              said.set(place, text);
              return isRepeated ? [`${place} ${text}`] : [];
            }),
      );
    },
  };
}

/** A person who waits for an answer of the directory's tries again. */
async function untilAnswered<Answer extends object>(ask: () => Promise<Answer>): Promise<Answer> {
  const attempt = () =>
    ask().catch((error: unknown) => {
      if (!String(error).includes('provider_unavailable')) throw error;
      return undefined;
    });
  const answer = await waitUntil(attempt, (one) => one !== undefined, 200);
  if (answer === undefined) throw new Error('waited for an answer');
  return answer;
}

/** Connects as whoever answers at the directory's page so. Returns the account's id. */
async function connect(calls: Calls, accounts: string, answered: Record<string, string>): Promise<number> {
  const { url } = await asOwner<{ url: string }>(calls, 'GET', `${accounts}authorization/`);
  const { pathname, searchParams } = new URL(url);
  for (const [name, value] of Object.entries(answered)) searchParams.set(name, value);
  const answer = `${pathname.replace('/sandbox', '')}/answer?${searchParams}`;
  const { headers } = await calls.sandbox(answer, { redirect: 'manual' });
  const code = new URL(headers.get('Location') ?? '').searchParams.get('code');
  const state = searchParams.get('state');
  return (await asOwner<{ id: number }>(calls, 'POST', accounts, { code, state })).id;
}

async function accountOf(calls: Calls, accounts: string): Promise<number> {
  const { results } = await asOwner<{ results: { id: number }[] }>(calls, 'GET', accounts);
  return results[0]?.id ?? 0;
}

/**
 * Once we have heard that the brand is in review, Apple has decided about it, and tells our webhook until that answers, whoever
 * is killed meanwhile.
 */
async function tellOfBrand(calls: Calls): Promise<void> {
  const attempt = () =>
    tellIfInReview(calls).catch((error: unknown) => {
      // Nobody answers between two lives.
      if (!(error instanceof TypeError)) throw error;
      return false;
    });
  await waitUntil(attempt, (isTold) => isTold, 200);
}

async function tellIfInReview(calls: Calls): Promise<boolean> {
  const { results } = await asOwner<{ results: { brands: { state: string }[] }[] }>(
    calls,
    'GET',
    '/apple-accounts/',
  );
  const state = results[0]?.brands[0]?.state;
  if (state !== 'in_review') return state === 'published';
  const { notifications } = await scriptSandbox<{ notifications: object[] }>(calls, 'GET', '/apple');
  if (notifications.length === 0) return false;
  const { body, headers } = await scriptSandbox<{ body: string; headers: Record<string, string> }>(
    calls,
    'POST',
    '/apple/webhook',
    {},
  );
  return (await calls.api('/apple/webhook/', { method: 'POST', body, headers })).ok;
}
