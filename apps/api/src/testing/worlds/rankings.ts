import { sql } from 'drizzle-orm';
import { createKeywords } from '@pinfold/contract/features/company/keywords.endpoints';
import { rows } from '../../database/database.ts';
import { searchLocations } from '../../features/company/search-locations/search-locations.table.ts';
import { planCompany, planLookups } from '../../features/rankings/lookups/plan-lookups.job.ts';
import { collectLookups, postLookups } from '../../features/rankings/lookups/rank-lookup-kind.ts';
import { type ChainOptions, startChain } from './chain.ts';
import { lookupClock } from './lookup-clock.ts';

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
  const { companyId, owner, jobs, services } = chain;
  const { queries } = services.database;
  await jobs.settle(60);

  return {
    ...chain,
    ...lookupClock(chain, {
      table: 'rank_lookups',
      plan: planLookups,
      work: [planLookups, planCompany, postLookups, collectLookups],
    }),
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
    async days(): Promise<RankDay[]> {
      return rows<RankDay>(
        queries,
        sql`select d.location_id::int8 as location_id, d.term_id, t.keyword, d.day::text as day, d.best, d.points,
              d.found, d.sum, d.top3
            from rank_days d join rank_terms t on t.company_id = d.company_id and t.id = d.term_id
            where d.company_id = ${companyId} order by d.day, d.location_id, t.keyword`,
      );
    },
    /** Calls that reached the provider, refused ones included. */
    async searchCalls(part: string): Promise<number> {
      const { calls } = await chain.script<{ calls: { path: string }[] }>('GET', '/journal?limit=10000');
      return calls.filter(({ path }) => path.startsWith('/dataforseo/') && path.includes(part)).length;
    },
  };
}

export type Rankings = Awaited<ReturnType<typeof startRankings>>;
