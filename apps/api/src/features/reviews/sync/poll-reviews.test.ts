import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import {
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';
import { pollReviews } from './poll-reviews.job.ts';

const once = { tries: 0, isLastTry: false };
const roundMinutes = 15;

/** A chain of so many places, beside the one that the sandbox has, and the quota that it has to do with. */
async function startChainOf(places: number, requestsPerMinute: number) {
  const world = await startOneLocationCompany();
  const config = { ...world.services.config, GOOGLE_REQUESTS_PER_MINUTE: requestsPerMinute };
  await world.services.database.queries.execute(sql`
    insert into locations (company_id, google_account_id, google_name, name, store_code, street, postal_code, city, region, country, verification)
    select company_id, google_account_id, 'locations/more-' || n, name, '', street, '', city, '', country, 'is_verified'
    from locations, generate_series(1, ${places - 1}::int4) n where company_id = ${world.companyId}`);
  return { ...world, services: { ...world.services, config } };
}

test('BAS-02 the newest reviews of a large chain are asked for 200 places at a time, and once a round', async () => {
  const { jobs, services } = await startChainOf(300, 60);
  await pollReviews.run(services, {}, once);
  await pollReviews.run(services, {}, once);
  const waiting = (await jobs.waiting('poll-newest-reviews')) as { locationIds: number[] }[];
  expect(waiting.map(({ locationIds }) => locationIds.length).toSorted((a, b) => b - a)).toEqual([200, 100]);
  expect(new Set(waiting.flatMap(({ locationIds }) => locationIds)).size).toBe(300);
});

test('BAS-02 RV-01 whole lists of a large chain are compared within a day, and a round takes a quarter of the quota at most', async () => {
  // A twentieth of 10,000 places with 300 calls a minute.
  const [places, requestsPerMinute] = [500, 15];
  const perRound = (requestsPerMinute / 4) * roundMinutes;
  // A first pass, and a second one that begins 18 hours after it.
  const rounds = (30 * 60) / roundMinutes;
  const chain = await startChainOf(places, requestsPerMinute);
  const { services, clock } = chain;
  const comparedAt = new Map<number, Date>();
  let longest = 0;
  let calls = 0;
  for (let round = 0; round < rounds; round += 1) {
    await pollReviews.run(services, {}, once);
    const chosen = await work(chain);
    calls += chosen.calls;
    // How long a list is, is not known before it was read once.
    if (comparedAt.size === places) expect(chosen.calls).toBeLessThanOrEqual(perRound);
    expect(chosen.lastAt.getTime()).toBeLessThan(clock.now().getTime() + roundMinutes * 60_000);
    for (const id of chosen.compared) {
      const before = comparedAt.get(id);
      if (before) longest = Math.max(longest, clock.now().getTime() - before.getTime());
      comparedAt.set(id, clock.now());
    }
    clock.advance(roundMinutes * 60);
  }
  expect(calls).toBeLessThanOrEqual(perRound * rounds);
  expect(comparedAt.size).toBe(places);
  expect(longest).toBeGreaterThan(0);
  expect(longest / 3_600_000).toBeLessThanOrEqual(24);
});

/** Does what waits without asking the provider: each list takes between one and seven calls. */
async function work({ services, clock }: OneLocationCompany) {
  const { queries } = services.database;
  const waiting = await rows<{ name: string; id: number | null; at: string | Date }>(
    queries,
    sql`with taken as (delete from pgboss.job where name in ('poll-newest-reviews', 'compare-reviews') returning name, data, start_after)
        select name, (data->>'locationId')::int4 as id, start_after as at from taken`,
  );
  const compared = waiting.flatMap(({ id }) => (id === null ? [] : [id]));
  const callsFor = (id: number) => 1 + (id % 7);
  await queries.execute(
    sql`insert into review_comparisons (company_id, location_id, compared_at, calls)
        select company_id, id, ${clock.now().toISOString()}, 1 + id % 7 from locations where id = any(${int8Array(compared)})
        on conflict (company_id, location_id) do update set compared_at = excluded.compared_at`,
  );
  return {
    compared,
    calls: waiting.length - compared.length + compared.reduce((sum, id) => sum + callsFor(id), 0),
    lastAt: new Date(Math.max(...waiting.map(({ at }) => new Date(at).getTime()))),
  };
}
