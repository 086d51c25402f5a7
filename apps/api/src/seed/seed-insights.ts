import { sql } from 'drizzle-orm';
import { isMonthSettled } from '@pinfold/contract/features/insights/insight-days';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { monthsLater } from '@pinfold/contract/period';
import { rows } from '../database/database.ts';
import { ensureMonths } from '../database/ensure-months.ts';
import { readDays, readKeywordsOfMonth } from '../features/insights/collect/read-location.ts';
import { oldestDay } from '../features/insights/collect/read-insights.job.ts';
import { insightMonthTables } from '../features/insights/insights.table.ts';
import { reachedLocations } from '../features/listings/reached-locations.ts';
import type { Services } from '../services.ts';

/** Months of keywords: one to compare another with. */
const keywordMonths = 2;

/** Keywords of a month, as many as one call tells, so that a start does not take longer than it must. */
const mostKeywords = 100;

/** Reads a company's insights as the daily job does, eighteen months of days, but only the last months of keywords. */
export async function seedInsights(counting: Services, companyId: number): Promise<void> {
  // A world is set up before there is anybody whose calls it could use up.
  const services = { ...counting, google: counting.google.uncounted() };
  const { database, now } = services;
  const found = await rows<{ id: number }>(
    database.queries,
    sql`select id::int8 as id from locations where company_id = ${companyId} order by id`,
  );
  const reached = await reachedLocations(
    services,
    companyId,
    found.map(({ id }) => id),
  );
  const places = reached.map((location) => ({
    location,
    place: { companyId, locationId: location.locationId },
  }));
  const ofZone = (zone: string) => localTime(now(), zone).date;
  const today = ofZone('Europe/Warsaw');
  await ensureMonths(database.queries, insightMonthTables, oldestDay(today), today);
  for (const { place, location } of places) {
    const to = ofZone(location.zone);
    await readDays(services, place, location, { from: oldestDay(to), to });
  }
  for (let back = keywordMonths; back >= 1; back -= 1) {
    const month = monthsLater(today, -back);
    for (const { place, location } of places)
      await readKeywordsOfMonth(services, place, location, {
        month,
        isSettled: isMonthSettled(month, today),
        most: mostKeywords,
      });
  }
}
