import { directories, type Directory } from '@pinfold/contract/features/integrations/directory';
import { describe, expect, test } from 'vitest';
import { asOwner, type Calls, scriptSandbox } from '../../../testing/clients/running-product.ts';
import { waitUntil } from '../../../testing/clients/wait-until.ts';
import {
  crashSize as locations,
  crashTimeout,
  type CrashedWork,
  expectOnceDespiteKills,
  expectOnceDespiteWorkerKills,
  onPostgres,
} from '../../../testing/crashes/crash-harness.ts';
import {
  type KeptListing,
  type PlayedDirectory,
  playedApple,
  playedFacebook,
} from '../../../testing/crashes/played-directory.ts';
import { sized } from '../../../testing/test-size.ts';

const bingCalls = sized(20, 100);
const appleCalls = sized(30, 100);
const facebookCalls = sized(120, 900);

const played = {
  apple: playedApple(appleCalls),
  facebook: playedFacebook(facebookCalls, locations),
  bing: {
    settings: { BING_CALLS_PER_FIVE_SECONDS: String(bingCalls) },
    quota: { calls: bingCalls, seconds: 5 },
    root: '/bing/',
    creations: '/bing/*/CreateBusinesses',
    isWrite: ({ path }) => /^\/bing\/.*\/(Create|Update)Businesses$/.test(path),
    kindOf: (path) => path,
    taken: 'in_review',
    list: (calls) => asOwner(calls, 'PUT', '/map-settings/bing/', { is_enabled: true }),
    listings: async () => '/map-settings/bing/listings/',
    prepare: (calls) =>
      scriptSandbox(calls, 'PUT', '/bing', {
        review_seconds: 1_000_000,
        calls_per_five_seconds: bingCalls,
      }),
    async read(calls) {
      const { businesses } = await scriptSandbox<{
        businesses: { business: Record<'AddressLine1' | 'ZipCode' | 'City' | 'MainWebSite', string> }[];
      }>(calls, 'GET', '/bing');
      return businesses.map(({ business: { AddressLine1, ZipCode, City, MainWebSite } }) => ({
        address: `${AddressLine1}, ${ZipCode} ${City}`,
        website: MainWebSite,
      }));
    },
  },
} satisfies Readonly<Record<Directory, PlayedDirectory>>;

const website = 'https://tysiaclip.example/karta-jesienna';

/** What goes on beside the work, and the id of the last edit of all locations. */
interface Begun {
  beside?: Promise<void>;
  edit: number;
}

/** A chain that is listed in a directory and edited meanwhile; of its calls one of twenty fails, and of one the answer is lost. */
function listAndEdit(directory: Directory): CrashedWork<Begun> {
  const at: PlayedDirectory = played[directory];
  const { settings, quota, root, creations, taken, isWrite, kindOf } = at;
  return {
    settings: {
      ...settings,
      PINFOLD_FEATURE_FLAGS: 'apple_maps,facebook_accounts,map_settings',
      PINFOLD_SCALE_LOCATIONS: String(locations),
      PINFOLD_SCALE_REVIEWS: '1',
    },
    async begin(calls) {
      await at.prepare(calls);
      const lost = { outcome: 'cut', apply: true };
      const often = { path: `${root}*`, share: 0.05, times: 100_000 };
      for (const fault of [
        { ...lost, path: creations, method: 'POST' },
        { ...lost, ...often },
        { status: 503, ...often },
      ])
        await scriptSandbox(calls, 'POST', '/faults', fault);
      const { ids } = await asOwner<{ ids: number[] }>(calls, 'GET', '/facilities/?only_ids=true');
      expect(ids).toHaveLength(locations);
      const begun = await at.list(calls);
      const edit = { website };
      const { id } = await asOwner<{ id: number }>(calls, 'PATCH', '/facilities/', {
        facilities_ids: ids,
        edit,
      });
      return { ...begun, edit: id };
    },
    isAtProvider: isWrite,
    async expectOnce(calls, journal, { beside, edit }) {
      await beside;
      const edited = await waitUntil(
        () => asOwner<{ status: number; ok: number }>(calls, 'GET', `/bulk-edits/${edit}/`),
        ({ status }) => status !== 1,
        500,
      );
      expect(edited).toMatchObject({ status: 2, ok: locations });
      const path = await at.listings(calls);
      const listings = await waitUntil(
        () => readListings(calls, path),
        (all) => all.every(({ state }) => state !== 'waiting' && state !== 'waiting_for_brand'),
        500,
      );
      expect(listings).toHaveLength(locations);
      expect(listings.filter(({ state }) => state !== taken)).toEqual([]);
      expect(byAddress(await at.read(calls))).toEqual(
        byAddress(listings.map(({ location }) => ({ address: location.formatted_address, website }))),
      );
      expect(at.findRepeated?.(await journal()) ?? []).toEqual([]);
      expect(await countMost(calls, root, kindOf, quota.seconds)).toBeLessThanOrEqual(quota.calls + inFlight);
    },
  };
}

/** Calls that were counted before they arrive: of eight jobs for single locations, and of the one that sends many. */
const inFlight = 9;

/** Returns the most calls of one kind in one of the times that a directory counts, since the sandbox's last start. */
async function countMost(
  calls: Calls,
  root: string,
  kindOf: (path: string) => string,
  seconds: number,
): Promise<number> {
  const log = await scriptSandbox<{ calls: { path: string; at: string }[] }>(
    calls,
    'GET',
    '/journal?limit=10000',
  );
  const counted = Map.groupBy(
    log.calls.filter(({ path }) => path.startsWith(root)),
    ({ path, at }) => `${kindOf(path)} ${Math.floor(Date.parse(at) / (seconds * 1000))}`,
  );
  return Math.max(...Array.from(counted.values(), ({ length }) => length));
}

interface Listing {
  location: { id: number; formatted_address: string };
  state: string;
}

/** All pages of what the company sees of a directory. */
async function readListings(calls: Calls, path: string): Promise<Listing[]> {
  const pages = Array.from({ length: Math.ceil(locations / 100) }, (_, index) =>
    asOwner<{ results: Listing[] }>(calls, 'GET', `${path}?page=${index + 1}&page_size=100`),
  );
  return (await Promise.all(pages)).flatMap(({ results }) => results);
}

function byAddress(listings: KeptListing[]): KeptListing[] {
  return listings.toSorted((a, b) => (a.address < b.address ? -1 : 1));
}

describe.for(directories)('%s', (directory) => {
  test.skipIf(onPostgres)(
    'INT-02 INT-03 INT-04 a directory has each of many locations once and as last edited, despite kills and lost answers',
    { timeout: crashTimeout },
    () => expectOnceDespiteKills(listAndEdit(directory)),
  );

  test.runIf(onPostgres)(
    'INT-02 INT-03 INT-04 killed worker processes lose no location of many at a directory, and list none twice',
    { timeout: crashTimeout },
    () => expectOnceDespiteWorkerKills(listAndEdit(directory)),
  );
});
