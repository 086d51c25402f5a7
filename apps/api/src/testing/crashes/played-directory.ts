import { asOwner, type Calls, scriptSandbox } from '../clients/running-product.ts';
import { waitUntil } from '../clients/wait-until.ts';

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
  /** The paths of those that create; a star is any text. */
  creations: string;
  isWrite(call: { method: string; path: string }): boolean;
  /** Calls that count together have the same kind. */
  kindOf(path: string): string;
  /** Keeps what it is sent in its review, and limits calls to `quota`. */
  prepare(calls: Calls): Promise<unknown>;
  /** Has it list all locations. Returns what goes on beside the work, if anything does. */
  list(calls: Calls): Promise<void | { beside: Promise<void> }>;
  /** Where the company reads how far each location is. */
  listings(calls: Calls): Promise<string>;
  /** Returns all that it has. */
  read(calls: Calls): Promise<KeptListing[]>;
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
    prepare: (calls) => scriptSandbox(calls, 'PUT', '/apple', { brand_seconds: 0, location_seconds: null }),
    async list(calls) {
      const id = await connect(calls);
      await asOwner(calls, 'PUT', `/apple-accounts/${id}/brands/`, { country: 'PL', name: 'Lipa' });
      await asOwner(calls, 'POST', `/apple-accounts/${id}/enable/`, {});
      return { beside: tellOfBrand(calls) };
    },
    listings: async (calls) => `/apple-accounts/${await accountOf(calls)}/listings/`,
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

async function connect(calls: Calls): Promise<number> {
  const { url } = await asOwner<{ url: string }>(calls, 'GET', '/apple-accounts/authorization/');
  const { pathname, searchParams } = new URL(url);
  searchParams.set('organization', 'org-lipa');
  const answer = `${pathname.replace('/sandbox', '')}/answer?${searchParams}`;
  const { headers } = await calls.sandbox(answer, { redirect: 'manual' });
  const code = new URL(headers.get('Location') ?? '').searchParams.get('code');
  const state = searchParams.get('state');
  return (await asOwner<{ id: number }>(calls, 'POST', '/apple-accounts/', { code, state })).id;
}

async function accountOf(calls: Calls): Promise<number> {
  const { results } = await asOwner<{ results: { id: number }[] }>(calls, 'GET', '/apple-accounts/');
  return results[0]?.id ?? 0;
}

/** Once the brand is there, Apple has decided about it, and its notification reaches our webhook. */
async function tellOfBrand(calls: Calls): Promise<void> {
  await waitUntil(
    () => scriptSandbox<{ notifications: object[] }>(calls, 'GET', '/apple'),
    ({ notifications }) => notifications.length > 0,
    200,
  );
  const { body, headers } = await scriptSandbox<{ body: string; headers: Record<string, string> }>(
    calls,
    'POST',
    '/apple/webhook',
    {},
  );
  await calls.api('/apple/webhook/', { method: 'POST', body, headers });
}
