import { insightHistoryMonths, isMonthSettled } from '@pinfold/contract/features/insights/insight-days';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { monthsLater, stepsOf } from '@pinfold/contract/period';
import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { Services } from '../../../services.ts';
import {
  reachedLocation,
  type LocationToRead,
  type ReachedLocation,
} from '../../listings/reached-locations.ts';
import { insightMonthTables } from '../insights.table.ts';
import { readKeywordsOfMonth } from './read-location.ts';
import { explainRefusedReading, type ReadingProblem, subjectOfReading } from './write-reading.ts';

/**
 * Reads what people searched for, month after month, each stored in a transaction of its own with a note of how far it
 * came. Where a quota or a kill ends it, the next run goes on there.
 */
export const readInsightKeywords = defineProviderJob<LocationToRead, ReachedLocation, ReadingProblem>({
  name: 'read-insight-keywords',
  concurrency: 1,
  subject: subjectOfReading,
  claim: reachedLocation,
  async work(services, location, place) {
    const today = localTime(services.now(), location.zone).date;
    const months = monthsToRead(await settledMonth(services, place), today);
    const [first, last = first] = [months[0], months.at(-1)];
    if (first === undefined || last === undefined) return;
    await ensureMonths(services.database.queries, insightMonthTables, first, last);
    for (const month of months)
      await readKeywordsOfMonth(services, place, location, {
        month,
        isSettled: isMonthSettled(month, today),
      });
  },
  explain: explainRefusedReading,
  // The days say whether a location can be read.
  async settleFailed(services, place, problem) {
    services.log.warn({ ...place, problem }, 'Google refuses what is asked about the search keywords');
  },
});

/** The last month that is settled; null before the first. */
async function settledMonth(
  { database }: Pick<Services, 'database'>,
  { companyId, locationId }: LocationToRead,
): Promise<string | null> {
  const [found] = await rows<{ month: string | null }>(
    database.queries,
    sql`select keywords_month::text as month from insight_reads
        where company_id = ${companyId} and location_id = ${locationId}`,
  );
  return found?.month ?? null;
}

/** Complete months whose keywords are not settled yet, the earliest first. */
function monthsToRead(settled: string | null, today: string): string[] {
  const oldest = monthsLater(today, -insightHistoryMonths);
  const next = settled === null ? oldest : monthsLater(settled, 1);
  return stepsOf({ from: next < oldest ? oldest : next, to: monthsLater(today, -1) }, 'month');
}
