import { sql } from 'drizzle-orm';
import { calendarDay } from '@pinfold/contract/dayjs';
import { insightHistoryMonths } from '@pinfold/contract/features/insights/insight-days';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
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
import { insightMonthTables, type RefusedMetrics } from '../insights.table.ts';
import { readInsightKeywords } from './read-insight-keywords.job.ts';
import { readDays } from './read-location.ts';
import {
  explainRefusedReading,
  noteReading,
  type ReadingProblem,
  subjectOfReading,
  writeReading,
} from './write-reading.ts';

/** The latest days come late and are corrected, so that so many are read again each time. */
const daysReadAgain = 20;

/**
 * Reads what people did on one profile on its days, and has their keywords read after that: those are many calls at first,
 * and no other location waits for them with its days.
 */
export const readInsights = defineProviderJob<LocationToRead, ReachedLocation, ReadingProblem>({
  name: 'read-insights',
  concurrency: 2,
  subject: subjectOfReading,
  claim: reachedLocation,
  async work(services, location, place) {
    const today = localTime(services.now(), location.zone).date;
    const oldest = oldestDay(today);
    const progress = await progressOf(services, place);
    if (progress.is_recent) return;
    await ensureMonths(services.database.queries, insightMonthTables, oldest, today);
    await readDays(services, place, location, {
      from: firstDayToRead(progress, oldest, today),
      to: today,
      refused: sinceOldest(progress.refused, oldest),
      follow: (tx) => services.jobs.enqueue(tx, readInsightKeywords, [{ payload: place }]),
    });
  },
  explain: explainRefusedReading,
  // The location keeps what is known of it, and is due again a day later.
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

/** How far the readings of days have come. */
interface Progress {
  /** Whether the days were read since the location was last due. */
  is_recent: boolean;
  first_day: string | null;
  refused: RefusedMetrics;
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
          r.first_day::text as first_day, r.refused,
          (select max(d.day) from insight_days d
           where d.company_id = r.company_id and d.location_id = r.location_id)::text as last_day
        from insight_reads r where r.company_id = ${companyId} and r.location_id = ${locationId}`,
  );
  return found ?? { is_recent: false, first_day: null, refused: {}, last_day: null };
}

/** Metrics that were refused; of days that Google knows no more, nothing is asked. */
function sinceOldest(refused: RefusedMetrics, oldest: string): RefusedMetrics {
  return Object.fromEntries(
    Object.entries(refused).map(([metric, since]) => [metric, since < oldest ? oldest : since]),
  );
}

/** All there is the first time; then the last days, and after a longer pause those that were missed. */
function firstDayToRead({ first_day, last_day }: Progress, oldest: string, today: string): string {
  if (first_day === null) return oldest;
  const recent = addDays(today, 1 - daysReadAgain);
  const from = last_day !== null && last_day < recent ? last_day : recent;
  return from < oldest ? oldest : from;
}
