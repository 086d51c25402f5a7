import { sql } from 'drizzle-orm';
import { calendarDay } from '@pinfold/contract/dayjs';
import { insightHistoryMonths } from '@pinfold/contract/features/insights/insight-days';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { monthsLater, stepsOf } from '@pinfold/contract/period';
import { rows } from '../../../database/database.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { Services } from '../../../services.ts';
import { dueSince } from '../../listings/daily-reads.ts';
import {
  reachedLocation,
  type LocationToRead,
  type ReachedLocation,
} from '../../listings/reached-locations.ts';
import { insightMonthTables } from '../insights.table.ts';
import { readDays, readKeywordsOfMonth } from './read-location.ts';
import { noteReading, type ReadingProblem, writeReading } from './write-reading.ts';

/** The latest days come late and are corrected, so that so many are read again each time. */
const daysReadAgain = 20;

/** Until this day of the next month Google still corrects a month's keywords. */
const settledFromDay = 10;

/**
 * Reads what people did on one profile: its days, then month after month what they searched for, each stored in a
 * transaction of its own with a note of how far it came. Where a quota or a kill ends it, the next run goes on there.
 */
export const readInsights = defineProviderJob<LocationToRead, ReachedLocation, ReadingProblem>({
  name: 'read-insights',
  concurrency: 2,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  claim: reachedLocation,
  async work(services, location, place) {
    const today = localTime(services.now(), location.zone).date;
    const oldest = oldestDay(today);
    const progress = await progressOf(services, place);
    await ensureMonths(services.database.queries, insightMonthTables, oldest, today);
    if (!progress.is_recent)
      await readDays(services, place, location, { from: firstDayToRead(progress, oldest, today), to: today });
    for (const month of monthsToRead(progress, today))
      await readKeywordsOfMonth(services, place, location, { month, isSettled: isSettled(month, today) });
  },
  // A location that cannot be read keeps what is known of it. It is due again a day later.
  explain({ kind }) {
    if (kind === 'denied' || kind === 'not_found' || kind === 'unverified') return { problem: kind };
    return kind === 'temporary' ? undefined : { problem: null };
  },
  async settleFailed(services, place, problem) {
    if (problem === null) services.log.warn(place, 'Google refuses what is asked about the insights');
    await writeReading(services, place, async (tx) => {
      await noteReading(tx, place, { read_at: services.now().toISOString(), problem });
      return 1;
    });
  },
});

/** Returns the first day that Google knows anything of. */
export function oldestDay(today: string): string {
  return calendarDay(today).subtract(insightHistoryMonths, 'month').format('YYYY-MM-DD');
}

/** How far readings have come. */
interface Progress {
  /** Whether the days were read since the location was last due. */
  is_recent: boolean;
  first_day: string | null;
  keywords_month: string | null;
  /** The last day that is stored. */
  last_day: string | null;
}

async function progressOf(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { companyId, locationId }: LocationToRead,
): Promise<Progress> {
  const [found] = await rows<Progress>(
    database.queries,
    sql`select r.problem is null and r.first_day is not null and r.read_at >= ${dueSince(now()).toISOString()}::timestamptz as is_recent,
          r.first_day::text as first_day, r.keywords_month::text as keywords_month,
          (select max(d.day) from insight_days d
           where d.company_id = r.company_id and d.location_id = r.location_id)::text as last_day
        from insight_reads r where r.company_id = ${companyId} and r.location_id = ${locationId}`,
  );
  return found ?? { is_recent: false, first_day: null, keywords_month: null, last_day: null };
}

/** All there is the first time; then the last days, and after a longer pause those that were missed. */
function firstDayToRead({ first_day, last_day }: Progress, oldest: string, today: string): string {
  if (first_day === null) return oldest;
  const recent = addDays(today, 1 - daysReadAgain);
  const from = last_day !== null && last_day < recent ? last_day : recent;
  return from < oldest ? oldest : from;
}

/** Complete months whose keywords are not settled yet, the earliest first. */
function monthsToRead({ keywords_month: settled }: Progress, today: string): string[] {
  const oldest = monthsLater(today, -insightHistoryMonths);
  const next = settled === null ? oldest : monthsLater(settled, 1);
  return stepsOf({ from: next < oldest ? oldest : next, to: monthsLater(today, -1) }, 'month');
}

/** Whether Google corrects the keywords of a month no more. */
export const isSettled = (month: string, today: string): boolean =>
  addDays(monthsLater(month, 1), settledFromDay - 1) <= today;
