import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { startChain } from '../../../testing/worlds/chain.ts';
import { chooseLocations, pollExternalChanges } from './poll-external-changes.job.ts';
import type { LocationDiff } from './diff-locations-page.ts';
import { syncExternalChanges } from './sync-external-changes.job.ts';

test('BAS-02 a chain too large for one poll is gone on with where the last one ended, and what is new is looked at first', async () => {
  // A quarter of four is one call: a page of a hundred locations.
  const chain = await startChain({ locations: 112, config: { GOOGLE_REQUESTS_PER_MINUTE: '4' } });
  const code = 'LIP-108';
  const { results } = await chain.ok(listLocations, { as: chain.owner, query: { store_codes: code } });
  await chain.script('POST', '/listings/place-108/suggestions', { source: 'manager', change: 'phone' });
  const poll = async () => {
    await chain.services.jobs.enqueue(chain.services.database.queries, pollExternalChanges, [
      { payload: {} },
    ]);
    await chain.jobs.runDue(pollExternalChanges.name);
    chain.clock.advance(60);
    return (await chain.jobs.waiting(syncExternalChanges.name)) as { locationId: number }[];
  };
  expect(await poll()).toHaveLength(5);
  const second = await poll();
  expect(second).toHaveLength(10);
  expect(second.slice(5)).toContainEqual({ companyId: chain.companyId, locationId: results[0]?.id });
  // And from the first page again; a location that is already enqueued is not enqueued twice.
  expect(await poll()).toHaveLength(10);
});

const now = new Date('2026-11-22T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('EXT-01 what differs and is not known is looked at first, yet whoever is due longest keeps a place', () => {
  const location = (locationId: number, sight: LocationDiff['sight'], checkedAt: Date | null) => ({
    location: { companyId: 1, locationId },
    sight,
    checkedAt,
    hasOtherStanding: false,
  });
  const diffs = [
    location(1, 'same', ago(30)),
    location(2, 'known', ago(10)),
    location(3, 'new', ago(6)),
    location(4, 'same', ago(90)),
    location(5, 'known', ago(2)),
    location(6, 'new', null),
  ];
  const chosen = (most: number) =>
    chooseLocations(diffs, now, most).map(({ location: { locationId } }) => locationId);
  expect(chosen(10)).toEqual([6, 3, 4, 2]);
  expect(chosen(3)).toEqual([6, 3, 4]);
  expect(chosen(2)).toEqual([6, 4]);
});

test('EXT-01 however much is new, whoever waits comes first in the end', () => {
  const sights = fc.array(fc.constantFrom('new', 'known', 'same'), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(sights, fc.integer({ min: 1, max: 5 }), (all, most) => {
      const diffs: LocationDiff[] = all.map((sight, locationId) => ({
        location: { companyId: 1, locationId },
        sight,
        checkedAt: now,
        hasOtherStanding: false,
      }));
      let minute = now.getTime();
      for (let rounds = 0; rounds < 200; rounds += 1) {
        minute += 60_000;
        for (const chosen of chooseLocations(diffs, new Date(minute), most))
          chosen.checkedAt = new Date(minute);
      }
      const oldest = Math.min(...diffs.map(({ checkedAt }) => checkedAt?.getTime() ?? 0));
      expect(minute - oldest).toBeLessThan(120 * 60_000);
    }),
    { numRuns: 30 },
  );
});
