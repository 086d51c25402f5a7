import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import { dashboardPeriod, usualDashboardDays } from '@pinfold/contract/features/dashboard/dashboard';
import {
  formulaVersion,
  indicatorIds,
  valueOfPieces,
  type IndicatorId,
} from '@pinfold/contract/features/dashboard/indicator';
import { visibilityOf } from '@pinfold/contract/features/dashboard/visibility';
import { overallScore } from '@pinfold/contract/features/dashboard/overall-score';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { qualityParts } from '@pinfold/contract/features/listings/quality/listing-quality';
import { rows, type Queryable } from '../database/database.ts';
import { companies } from '../features/company/company.table.ts';
import { scoreDays, type StoredIndicator } from '../features/dashboard/dashboard.table.ts';
import { keptQuality } from '../features/listings/kept-quality.ts';
import { listingFieldsOf } from '../features/listings/listing-fields.ts';
import { locations } from '../features/listings/listings.table.ts';
import { qualityPieces } from '../features/listings/quality/listing-quality-indicator.ts';
import { listingUpdates } from '../features/listings/updates/listing-updates.table.ts';
import { socialQualityOf } from '../features/websites/audits/social-audits.queries.ts';
import { categoryPieces } from '../features/websites/audits/website-quality-indicator.ts';
import { websiteQualityOf } from '../features/websites/audits/website-quality.queries.ts';
import {
  type SearchVisibilityDay,
  searchVisibilityOf,
} from '../features/websites/organic/search-visibility.queries.ts';
import { mapVisibilityOf } from '../features/rankings/read/map-visibility.ts';
import type { Services } from '../services.ts';

/** Nights of the past that the demo has scored. */
const scoredNights = 90;

/**
 * Stores a company's scores of the last nights, as if each had been counted then: positions as they were looked up, and
 * listings as they were before the edits that came later.
 */
export async function seedScores({ database, now }: Services, companyId: number): Promise<void> {
  const { queries } = database;
  const [company] = await queries
    .select({ timezone: companies.timezone })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new Error('the company is there');
  const today = localTime(now(), company.timezone).date;
  const lookups = await dailyLookups(queries, companyId);
  const searches = await searchVisibilityOf(queries, companyId, {
    from: addDays(today, -scoredNights - 90),
    to: today,
  });
  const profiles = await socialQualityOf(queries, { companyId, userId: 0, seesAllLocations: true });
  const listings = await pastListings(
    queries,
    companyId,
    new Date(now().getTime() - scoredNights * 86_400_000),
  );
  const past: (typeof scoreDays.$inferInsert)[] = [];
  for (let ago = 1; ago <= scoredNights; ago += 1) {
    const day = addDays(today, -ago);
    const moment = new Date(now().getTime() - (ago - 1) * 86_400_000);
    const websites = await websiteQualityOf(queries, companyId, moment);
    const indicators: Partial<Record<IndicatorId, StoredIndicator>> = {
      map_visibility: visibilityUntil(lookups, day),
      search_visibility: searchVisibilityUntil(searches, day),
      listing_quality: await qualityOn(listings, moment),
      ...(websites.value !== null && {
        website_quality: { state: 'known', value: websites.value, pieces: categoryPieces(websites) },
      }),
      // The links were the same all the time.
      ...(profiles.value !== null && { social_profiles: { state: 'known', value: profiles.value } }),
    };
    const values = Object.fromEntries(indicatorIds.map((id) => [id, indicators[id]?.value ?? null]));
    past.push({ companyId, day, ...scoreOf(values), indicators: withAll(indicators), formulaVersion });
  }
  await queries.insert(scoreDays).values(past).onConflictDoNothing();
}

function scoreOf(values: Parameters<typeof overallScore>[0]) {
  const { score, coverage } = overallScore(values);
  return { score, coverage };
}

function withAll(known: Partial<Record<IndicatorId, StoredIndicator>>) {
  const entries = indicatorIds.map((id): [string, StoredIndicator] => [
    id,
    known[id] ?? { state: 'not_set_up', value: null },
  ]);
  return Object.fromEntries(entries);
}

interface DayOfLookups {
  day: string;
  points: number;
  found: number;
  sum: number;
}

function dailyLookups(queries: Queryable, companyId: number): Promise<DayOfLookups[]> {
  return rows<DayOfLookups>(
    queries,
    sql`select day::text as day, sum(points)::int8 as points, sum(found)::int8 as found, sum(sum)::int8 as sum
        from rank_totals where company_id = ${companyId} group by day order by day`,
  );
}

function visibilityUntil(lookups: readonly DayOfLookups[], day: string): StoredIndicator {
  const { from, to } = dashboardPeriod(usualDashboardDays, addDays(day, 1));
  const total = { points: 0, found: 0, sum: 0 };
  for (const one of lookups) {
    if (one.day < from || one.day > to) continue;
    total.points += one.points;
    total.found += one.found;
    total.sum += one.sum;
  }
  if (total.points === 0) return { state: 'not_set_up', value: null };
  return { state: 'known', value: mapVisibilityOf(total) };
}

function searchVisibilityUntil(searches: readonly SearchVisibilityDay[], day: string): StoredIndicator {
  const { from, to } = dashboardPeriod(usualDashboardDays, addDays(day, 1));
  const within = searches.filter((one) => one.day >= from && one.day <= to);
  if (within.length === 0) return { state: 'not_set_up', value: null };
  const [sum, lookups] = (['sum', 'lookups'] as const).map((figure) =>
    within.reduce((total, one) => total + one[figure], 0),
  ) as [number, number];
  return { state: 'known', value: visibilityOf(sum / lookups) };
}

type LocationRow = typeof locations.$inferSelect;

interface PastListing {
  row: LocationRow;
  /** Edits that were taken, the latest first. */
  edits: Pick<typeof listingUpdates.$inferSelect, 'before' | 'finishedAt'>[];
}

async function pastListings(queries: Queryable, companyId: number, since: Date): Promise<PastListing[]> {
  const [found, edits] = await Promise.all([
    queries
      .select()
      .from(locations)
      .where(and(eq(locations.companyId, companyId), ne(locations.openStatus, 'CLOSED_PERMANENTLY'))),
    queries
      .select({
        locationId: listingUpdates.locationId,
        before: listingUpdates.before,
        finishedAt: listingUpdates.finishedAt,
      })
      .from(listingUpdates)
      .where(
        and(
          eq(listingUpdates.companyId, companyId),
          eq(listingUpdates.status, 'ok'),
          gte(listingUpdates.finishedAt, since),
        ),
      )
      .orderBy(desc(listingUpdates.finishedAt)),
  ]);
  return found.map((row) => ({ row, edits: edits.filter(({ locationId }) => locationId === row.id) }));
}

/** How complete the listings were at a moment: what was edited later said before what the edit found. */
async function qualityOn(listings: readonly PastListing[], moment: Date): Promise<StoredIndicator> {
  if (listings.length === 0) return { state: 'not_set_up', value: null };
  const sums = qualityParts.map(() => 0);
  for (const { row, edits } of listings) {
    let fields = listingFieldsOf(row);
    for (const { before, finishedAt } of edits)
      if (finishedAt && finishedAt > moment) fields = { ...fields, ...before };
    const { qualityPoints } = await keptQuality({ ...fields, business_type: row.businessType }, moment);
    for (const [index, points] of qualityPoints.entries()) sums[index] = (sums[index] ?? 0) + points;
  }
  const pieces = qualityPieces(sums, listings.length);
  return { state: 'known', value: valueOfPieces(pieces), pieces };
}
