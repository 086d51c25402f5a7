import { sql } from 'drizzle-orm';
import { createKeywords } from '@pinfold/contract/features/company/keywords.endpoints';
import { type Queryable, rows } from '../../database/database.ts';
import { searchLocations } from '../../features/company/search-locations/search-locations.table.ts';
import { planCompany, planLookups } from '../../features/rankings/lookups/plan-lookups.job.ts';
import { collectLookups, postLookups } from '../../features/rankings/lookups/rank-lookup-kind.ts';
import { type ChainOptions, startChain } from './chain.ts';

/** Nine in the morning in Warsaw: the hour of looking up has passed. Never a day gone by, since the queue's own clock would find everything due. */
const morning = new Date('2031-03-10T08:00:00Z');

interface RankDay {
  location_id: number;
  term_id: number;
  keyword: string;
  day: string;
  best: number | null;
  points: number;
  found: number;
  sum: number;
  top3: number;
}

/** A chain in Kraków whose ranks are looked up in the sandbox's city. */
export async function startRankings(options: ChainOptions = {}) {
  const chain = await startChain({ now: morning, ...options });
  const { companyId, owner, jobs, services, clock } = chain;
  const { queries } = services.database;
  await jobs.settle(60);

  /** What a schedule would have done by now. */
  const kick = (...kinds: { name: string }[]) =>
    Promise.all(kinds.map((job) => services.jobs.enqueue(queries, job, [{ payload: {} }])));

  return {
    ...chain,
    kick,
    /** Adds keywords, by default of the whole company. */
    watch: (keywords: string[], scope: object = { scope: 'company' }) =>
      chain.requestRaw(createKeywords, { as: owner, body: { ...scope, keywords } }),
    /** Sets the rank of a location in all searches from now on; 21 is not found. */
    rankAt: (place: number, position: number, keyword?: string) =>
      chain.script('POST', '/city', { place: `ChIJ-${place}`, position, keyword, from: '2026-01-01' }),
    /** A search location of the company, so many kilometres north of its locations. */
    lookFrom: (name: string, kilometres: number) =>
      queries.insert(searchLocations).values({
        companyId,
        name,
        region: '',
        country: 'PL',
        latitude: 50.0617 + kilometres / 111.32,
        longitude: 19.9373,
      }),
    /** Lets time pass as schedules see it, until nothing is out or the time is used up. Other work stands still. */
    async pass(seconds: number): Promise<void> {
      const end = clock.now().getTime() + seconds * 1000;
      let [idle, calm] = [0, 0];
      // A plan whose job failed is made again, so two idle rounds in a row are needed.
      while (calm < 2) {
        const before = await openLookups(queries);
        await kick(...(before.count === 0 ? [planLookups] : []), postLookups, collectLookups);
        for (const name of workOfRankings) await jobs.runDue(name);
        const open = await openLookups(queries);
        calm = open.count === 0 ? calm + 1 : 0;
        if (calm > 0) continue;
        idle = open.count === before.count && open.posted === before.posted ? idle + 1 : 0;
        const wait = idle < 2 ? breath : Math.max(breath, open.due - clock.now().getTime() + 1000);
        if (clock.now().getTime() + wait > end) return;
        clock.advance(wait / 1000);
      }
    },
    async days(): Promise<RankDay[]> {
      return rows<RankDay>(
        queries,
        sql`select d.location_id::int8 as location_id, d.term_id, t.keyword, d.day::text as day, d.best, d.points,
              d.found, d.sum, d.top3
            from rank_days d join rank_terms t on t.company_id = d.company_id and t.id = d.term_id
            where d.company_id = ${companyId} order by d.day, d.location_id, t.keyword`,
      );
    },
    /** The number of lookups by state. */
    async lookups(): Promise<Record<string, number>> {
      const found = await rows<{ state: string; count: number }>(
        queries,
        sql`select state, count(*)::int4 as count from rank_lookups group by state order by state`,
      );
      return Object.fromEntries(found.map(({ state, count }) => [state, count]));
    },
    /** Calls that reached the provider, refused ones included. */
    async searchCalls(part: string): Promise<number> {
      const { calls } = await chain.script<{ calls: { path: string }[] }>('GET', '/journal?limit=10000');
      return calls.filter(({ path }) => path.startsWith('/dataforseo/') && path.includes(part)).length;
    },
  };
}

const workOfRankings = [planLookups, planCompany, postLookups, collectLookups].map(({ name }) => name);

/** Longer than the interval of any job, in milliseconds. */
const breath = 11_000;

/** How many wait or are out, and when the first of them is due. */
async function openLookups(queries: Queryable) {
  const [open] = await rows<{ count: number; posted: number; due: string | Date | null }>(
    queries,
    sql`select count(*)::int4 as count, count(*) filter (where state = 'posted')::int4 as posted, min(due_at) as due
        from rank_lookups where state in ('waiting', 'posted')`,
  );
  const { count = 0, posted = 0, due = null } = open ?? {};
  return { count, posted, due: due === null ? 0 : new Date(due).getTime() };
}

export type Rankings = Awaited<ReturnType<typeof startRankings>>;
