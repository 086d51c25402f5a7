import { and, eq, isNotNull } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { websiteTarget } from '@pinfold/contract/features/websites/organic-rank';
import type { Queryable } from '../database/database.ts';
import { ensureMonths } from '../database/ensure-months.ts';
import { companies } from '../features/company/company.table.ts';
import { searchLocations } from '../features/company/search-locations/search-locations.table.ts';
import { websiteKeywords, websites } from '../features/company/websites/websites.table.ts';
import { type MeasuredKeyword, storeMeasured } from '../features/websites/organic/measured-keywords.ts';
import {
  type LookupTargets,
  type OrganicLookupResult,
  websiteCompetitors,
} from '../features/websites/organic/organic.table.ts';
import { readOrganic } from '../features/websites/organic/read-organic.ts';
import type { FoundPages } from '../providers/dataforseo/organic-results.ts';
import type { Services } from '../services.ts';
import { outages } from './rankings/demo-rankings.ts';

/** The organic results of the sandbox as a customer saw them on some day, the best page first. */
export type OrganicPages = (search: {
  keyword: string;
  latitude: number;
  longitude: number;
  /** YYYY-MM-DD. */
  day: string;
}) => readonly { url: string }[];

/** Every so many days the sandbox is asked; each day between has the results of one of the two around it. */
const sampleDays = 10;

/** Keywords that one statement stores. */
const batchSize = 2_000;

/** Competitors of each website. */
const competitorCount = 2;

/** Seeds a company's organic positions as if they had been looked up every day until yesterday. */
export async function seedOrganic(
  services: Services,
  companyId: number,
  days: number,
  organicPages: OrganicPages,
): Promise<void> {
  const { database, now } = services;
  const today = await todayOf(services, companyId);
  await ensureMonths(database.queries, ['organic_days'], addDays(today, -days), today);
  await ensureMonths(database.queries, ['organic_competitor_days'], addDays(today, -competitorDays), today);
  await database.queries.transaction(async (tx) => {
    const watched = await watchedKeywords(tx, companyId);
    const seen = createSeen(organicPages, today);
    await chooseWebsiteCompetitors(tx, companyId, watched, { seen, createdAt: now() });
    const targets = await targetsByWebsite(tx, companyId, watched);
    const read = new Map<FoundPages, OrganicLookupResult>();
    let batch: MeasuredKeyword[] = [];
    for (let ago = days; ago > 0; ago -= 1) {
      if (outages.has(ago)) continue;
      const day = addDays(today, -ago);
      for (const keyword of watched) {
        const wanted = targets.get(keyword.website_id);
        if (!wanted) continue;
        const { website_id, search_location_id, keyword_id } = keyword;
        const pages = seen(keyword, ago);
        const result = read.get(pages) ?? readOrganic(wanted, pages);
        read.set(pages, result);
        batch.push({ website_id, search_location_id, keyword_id, day, result: remembered(result, ago) });
      }
      if (batch.length < batchSize && ago > 1) continue;
      await storeMeasured(tx, companyId, batch);
      batch = [];
    }
  });
}

/** Days for which competitors have been compared with. */
const competitorDays = 90;

/** Only the latest day has the pages above. */
function remembered(result: OrganicLookupResult, ago: number): OrganicLookupResult {
  return {
    ...result,
    ahead: ago === 1 ? result.ahead : [],
    competitors: ago <= competitorDays ? result.competitors : [],
  };
}

interface WatchedWebsiteKeyword {
  website_id: number;
  url: string;
  search_location_id: number;
  keyword_id: number;
  keyword: string;
  latitude: number;
  longitude: number;
}

/** What a keyword showed so many days ago. */
type Seen = (keyword: WatchedWebsiteKeyword, ago: number) => FoundPages;

function createSeen(organicPages: OrganicPages, today: string): Seen {
  const known = new Map<string, FoundPages>();
  return ({ keyword, keyword_id, latitude, longitude }, ago) => {
    const within = ago % sampleDays;
    const isEarlier = (ago * 31 + keyword_id * 17) % sampleDays < within;
    const sampled = ago - within + (isEarlier ? sampleDays : 0);
    const key = `${keyword_id}/${sampled}`;
    const day = addDays(today, -sampled);
    const pages = known.get(key) ?? pagesOf(organicPages({ keyword, latitude, longitude, day }));
    known.set(key, pages);
    return pages;
  };
}

function pagesOf(pages: readonly { url: string }[]): FoundPages {
  // Below the map of the places around.
  return {
    pages: pages.map(({ url }, index) => ({ position: index + 1, absolute: index + 2, url })),
    features: [{ kind: 'local_pack', absolute: 1 }],
  };
}

async function todayOf({ database, now }: Services, companyId: number): Promise<string> {
  const [company] = await database.queries
    .select({ timezone: companies.timezone })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new Error('the company is there');
  return localTime(now(), company.timezone).date;
}

async function watchedKeywords(tx: Queryable, companyId: number): Promise<WatchedWebsiteKeyword[]> {
  const found = await tx
    .select({
      website_id: websiteKeywords.websiteId,
      url: websites.url,
      search_location_id: websiteKeywords.searchLocationId,
      keyword_id: websiteKeywords.id,
      keyword: websiteKeywords.keyword,
      latitude: searchLocations.latitude,
      longitude: searchLocations.longitude,
    })
    .from(websiteKeywords)
    .innerJoin(
      websites,
      and(eq(websites.companyId, websiteKeywords.companyId), eq(websites.id, websiteKeywords.websiteId)),
    )
    .innerJoin(
      searchLocations,
      and(
        eq(searchLocations.companyId, websiteKeywords.companyId),
        eq(searchLocations.id, websiteKeywords.searchLocationId),
        isNotNull(searchLocations.latitude),
      ),
    )
    .where(eq(websiteKeywords.companyId, companyId))
    .orderBy(websiteKeywords.id);
  return found.map(({ latitude, longitude, ...keyword }) => ({
    ...keyword,
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
  }));
}

/** Compares each website with those that stand above it most often in one town; a guide stands above it in all of them. */
async function chooseWebsiteCompetitors(
  tx: Queryable,
  companyId: number,
  watched: readonly WatchedWebsiteKeyword[],
  { seen, createdAt }: { seen: Seen; createdAt: Date },
): Promise<void> {
  const own = watched.map(({ url }) => websiteTarget(url).host);
  for (const [websiteId, ofWebsite] of Map.groupBy(watched, ({ website_id }) => website_id)) {
    const towns = new Map<string, { places: Set<number>; count: number }>();
    for (const keyword of ofWebsite) {
      const { ahead } = readOrganic(targetsOf(keyword.url), seen(keyword, sampleDays));
      for (const host of ahead.filter((one) => !own.includes(one))) {
        const known = towns.get(host) ?? { places: new Set(), count: 0 };
        known.places.add(keyword.search_location_id);
        towns.set(host, { ...known, count: known.count + 1 });
      }
    }
    const places = new Set(ofWebsite.map(({ search_location_id }) => search_location_id));
    const chosen = [...towns]
      .filter(([, { places: at }]) => places.size === 1 || at.size === 1)
      .toSorted(([a, { count: one }], [b, { count: other }]) => other - one || a.localeCompare(b))
      .slice(0, competitorCount);
    if (chosen.length > 0)
      await tx
        .insert(websiteCompetitors)
        .values(chosen.map(([host]) => ({ companyId, websiteId, url: `https://${host}/`, host, createdAt })));
  }
}

function targetsOf(url: string): LookupTargets {
  return { own: websiteTarget(url), competitors: [] };
}

async function targetsByWebsite(
  tx: Queryable,
  companyId: number,
  watched: readonly WatchedWebsiteKeyword[],
): Promise<Map<number, LookupTargets>> {
  const competitors = await tx
    .select()
    .from(websiteCompetitors)
    .where(eq(websiteCompetitors.companyId, companyId));
  return new Map(
    watched.map(({ website_id, url }) => [
      website_id,
      {
        ...targetsOf(url),
        competitors: competitors
          .filter(({ websiteId }) => websiteId === website_id)
          .map((competitor) => ({ id: competitor.id, ...websiteTarget(competitor.url) })),
      },
    ]),
  );
}
