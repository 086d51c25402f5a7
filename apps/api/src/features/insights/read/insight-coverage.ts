import { sql } from 'drizzle-orm';
import { addDays, dayNumber } from '@pinfold/contract/features/listings/hours/calendar';
import { type Queryable, rows } from '../../../database/database.ts';
import type { PointedPeriod } from '../../../database/series-period.ts';
import type { InsightSource } from './insight-rows.ts';

/** How much of what was requested can be known. */
interface InsightCoverage {
  /**
   * Days of locations of each point, if none is missing: each counts from the first day that it was read for, and one
   * that is read no more until its last known day.
   */
  expected: number[];
  /** Locations that have not been read yet, and are going to be. */
  unread: number;
  /** Locations whose last reading Google refused. */
  unreadable: number;
}

export async function insightCoverage(
  queries: Queryable,
  { companyId, locationIds }: InsightSource,
  period: PointedPeriod,
): Promise<InsightCoverage> {
  const found = await rows<CoverageRow>(
    queries,
    sql`select r.first_day::text as first_day, last.day::text as last_day, count(*)::int8 as locations,
          count(*) filter (where r.problem is not null or (r.read_at is not null and r.first_day is null))::int8 as unreadable,
          count(*) filter (where r.read_at is null and ${isReachedNow})::int8 as unread
        from locations l left join insight_reads r on r.company_id = l.company_id and r.location_id = l.id
        left join lateral (
          select max(d.day) as day from insight_days d
          where d.company_id = l.company_id and d.location_id = l.id) last on not (${isReachedNow})
        where l.company_id = ${companyId} ${locationIds ? sql`and l.id in ${locationIds}` : sql``}
        group by r.first_day, last.day`,
  );
  const coverage = { expected: expectedDays(found, period), unread: 0, unreadable: 0 };
  for (const { unread, unreadable } of found) {
    coverage.unreadable += unreadable;
    coverage.unread += unread;
  }
  return coverage;
}

const isReachedNow = sql`l.is_verified and l.google_account_id is not null`;

interface CoverageRow {
  first_day: string | null;
  /** Of locations that are read no more. */
  last_day: string | null;
  locations: number;
  unreadable: number;
  unread: number;
}

function expectedDays(found: readonly CoverageRow[], { points, to }: PointedPeriod): number[] {
  const end = numberOf(addDays(to, 1));
  const begun = found.flatMap(({ first_day, last_day, locations }) =>
    first_day === null
      ? []
      : [
          {
            first: numberOf(first_day),
            over: last_day === null ? end : numberOf(last_day) + 1,
            locations,
          },
        ],
  );
  const starts = [...points.map(numberOf), end];
  return points.map((_, index) => {
    const [start = 0, next = 0] = starts.slice(index);
    return begun.reduce(
      (sum, { first, over, locations }) =>
        sum + locations * Math.max(0, Math.min(next, over) - Math.max(start, first)),
      0,
    );
  });
}

function numberOf(day: string): number {
  return dayNumber(day) ?? 0;
}
