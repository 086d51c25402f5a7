import { sql } from 'drizzle-orm';
import { createWebsite, createWebsiteKeywords } from '@pinfold/contract/features/company/websites.endpoints';
import { rows } from '../../database/database.ts';
import { searchLocations } from '../../features/company/search-locations/search-locations.table.ts';
import {
  collectOrganicLookups,
  postOrganicLookups,
} from '../../features/websites/organic/organic-lookup-kind.ts';
import { planOrganic, planOrganicOfCompany } from '../../features/websites/organic/plan-organic.job.ts';
import { type ChainOptions, startChain } from './chain.ts';
import { lookupClock } from './lookup-clock.ts';

/** Nine in the morning in Warsaw, as in `startRankings`. */
const morning = new Date('2031-03-10T08:00:00Z');

interface StoredOrganicDay {
  keyword: string;
  day: string;
  position: number | null;
  url: string | null;
}

/** A company whose website is looked up from Kraków in the sandbox's organic results. */
export async function startOrganic(options: ChainOptions = {}) {
  const chain = await startChain({ now: morning, ...options });
  const { companyId, owner, services, jobs } = chain;
  const { queries } = services.database;
  await jobs.settle(60);
  const { id: websiteId } = await chain.ok(createWebsite, { as: owner, body: { url: 'https://lipa.pl' } });
  const lookFrom = async (name: string) => {
    const [place] = await queries
      .insert(searchLocations)
      .values({ companyId, name, region: '', country: 'PL', latitude: 50.0617, longitude: 19.9373 })
      .returning({ id: searchLocations.id });
    return place?.id ?? 0;
  };
  const krakow = await lookFrom('Kraków');

  return {
    ...chain,
    ...lookupClock(chain, {
      table: 'organic_lookups',
      plan: planOrganic,
      work: [planOrganic, planOrganicOfCompany, postOrganicLookups, collectOrganicLookups],
    }),
    websiteId,
    krakow,
    lookFrom,
    /** Adds keywords of the website; returns their ids. */
    async watch(keywords: string[], search_location = krakow): Promise<number[]> {
      const { results } = await chain.ok(createWebsiteKeywords, {
        as: owner,
        params: { id: websiteId },
        body: { keywords, search_location },
      });
      return keywords.map((keyword) => results.find((one) => one.keyword === keyword)?.id ?? 0);
    },
    /** Sets where a website is in all searches from now on; 21 is not found. */
    put: (domain: string, position: number, over: object = {}) =>
      chain.script('POST', '/sites', { domain, position, from: '2026-01-01', ...over }),
    days: () =>
      rows<StoredOrganicDay>(
        queries,
        sql`select k.keyword, d.day::text as day, d.position, d.url from organic_days d
            join website_keywords k on k.company_id = d.company_id and k.id = d.keyword_id
            where d.company_id = ${companyId} order by d.day, k.keyword`,
      ),
    totals: () =>
      rows<{ day: string; lookups: number; found: number; sum: number; top3: number }>(
        queries,
        sql`select day::text as day, lookups, found, sum, top3 from organic_totals
            where company_id = ${companyId} order by day`,
      ),
    /** Orders that reached the provider, refused ones included. */
    async orders(): Promise<number> {
      const { calls } = await chain.script<{ calls: { path: string }[] }>('GET', '/journal?limit=10000');
      return calls.filter(({ path }) => path.endsWith('/organic/task_post')).length;
    },
  };
}
