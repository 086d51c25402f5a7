import { sql } from 'drizzle-orm';
import { calendarDay } from '@pinfold/contract/dayjs';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { monthsLater, stepsOf } from '@pinfold/contract/period';
import { type Queryable, rows } from '../../../database/database.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { SearchKeywordCount } from '../../../providers/google-business-profile/performance.ts';
import type { Services } from '../../../services.ts';
import { dueSince } from '../../listings/daily-reads.ts';
import {
  reachedLocation,
  type LocationToRead,
  type ReachedLocation,
} from '../../listings/reached-locations.ts';
import { insightMonthTables, type insightReads } from '../insights.table.ts';
import { storeInsightDays } from './store-insight-days.ts';
import { mostKeywords, storeInsightKeywords } from './store-insight-keywords.ts';

/** How far back Google knows anything. */
const monthsKept = 18;

/** The latest days come late and are corrected, so that so many are read again each time. */
const daysReadAgain = 20;

/** Until this day of the next month Google still corrects a month's keywords. */
const settledFromDay = 10;

type Problem = (typeof insightReads.$inferSelect)['problem'];

/**
 * Reads what people did on one profile: its days, then month after month what they searched for, each stored in a
 * transaction of its own with a note of how far it came. Where a quota or a kill ends it, the next run goes on there.
 */
export const readInsights = defineProviderJob<LocationToRead, ReachedLocation, Problem>({
  name: 'read-insights',
  concurrency: 2,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  claim: reachedLocation,
  async work(services, { google, googleName, zone }, place) {
    const { companyId, locationId } = place;
    const today = localTime(services.now(), zone).date;
    const oldest = calendarDay(today).subtract(monthsKept, 'month').format('YYYY-MM-DD');
    const progress = await progressOf(services, place);
    await ensureMonths(services.database.queries, insightMonthTables, oldest, today);
    if (!progress.is_recent) {
      const from = firstDayToRead(progress, oldest, today);
      const { days } = await google.readPerformanceDays(googleName, from, today);
      const asked = days.filter(({ day }) => day >= from && day <= today);
      await write(services, place, async (tx) => {
        await note(tx, place, { read_at: services.now().toISOString(), problem: null, first_day: from });
        return storeInsightDays(tx, companyId, locationId, asked);
      });
    }
    for (const month of monthsToRead(progress, today)) {
      const keywords = await ifRefused<SearchKeywordCount[], []>(
        google.readSearchKeywords(googleName, month, mostKeywords),
        (error) => {
          // A month that Google does not take is left out, and keeps none of the others from being read.
          if (error.kind === 'invalid') return [];
          throw error;
        },
      );
      await write(services, place, async (tx) => {
        if (isSettled(month, today)) await note(tx, place, { keywords_month: month });
        return storeInsightKeywords(tx, companyId, locationId, month, keywords);
      });
    }
  },
  // A location that cannot be read keeps what is known of it. It is due again a day later.
  explain({ kind }) {
    if (kind === 'denied' || kind === 'not_found' || kind === 'unverified') return { problem: kind };
    return kind === 'temporary' ? undefined : { problem: null };
  },
  async settleFailed(services, place, problem) {
    if (problem === null) services.log.warn(place, 'Google refuses what is asked about the insights');
    await write(services, place, async (tx) => {
      await note(tx, place, { read_at: services.now().toISOString(), problem });
      return 1;
    });
  },
});

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
  const oldest = monthsLater(today, -monthsKept);
  const next = settled === null ? oldest : monthsLater(settled, 1);
  return stepsOf({ from: next < oldest ? oldest : next, to: monthsLater(today, -1) }, 'month');
}

const isSettled = (month: string, today: string) =>
  addDays(monthsLater(month, 1), settledFromDay - 1) <= today;

/** Writes in one transaction, and publishes what changed. Of a location that was removed meanwhile nothing is written. */
async function write(
  { database, live }: Services,
  { companyId, locationId }: LocationToRead,
  store: (tx: Queryable) => Promise<number>,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const [location] = await rows(
      tx,
      sql`select 1 from locations where company_id = ${companyId} and id = ${locationId} for key share`,
    );
    if (!location) return;
    const changed = await store(tx);
    if (changed > 0) await live.publish(tx, companyId, { topic: 'insights', ids: [locationId] });
  });
}

/** What a reading notes; what is left out stays as it is. */
type Note = { read_at: string; problem: Problem; first_day?: string } | { keywords_month: string };

async function note(tx: Queryable, { companyId, locationId }: LocationToRead, noted: Note): Promise<void> {
  if ('keywords_month' in noted)
    await tx.execute(
      sql`update insight_reads set keywords_month = ${noted.keywords_month}
          where company_id = ${companyId} and location_id = ${locationId}`,
    );
  else
    await tx.execute(
      sql`insert into insight_reads as r (company_id, location_id, read_at, first_day, problem)
          values (${companyId}, ${locationId}, ${noted.read_at}, ${noted.first_day ?? null}, ${noted.problem})
          on conflict (company_id, location_id) do update set
            read_at = excluded.read_at, first_day = coalesce(r.first_day, excluded.first_day),
            problem = excluded.problem`,
    );
}
