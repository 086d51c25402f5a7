import { sql, type SQL } from 'drizzle-orm';

/** The moment at which a day, YYYY-MM-DD, begins by the clocks of a time zone. */
export function startOfDay(day: string, timezone: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${timezone})`;
}

/** The moment at which the day after it begins, so that what comes before is of the day. */
export function endOfDay(day: string, timezone: string): SQL {
  return sql`((${day}::date + 1)::timestamp at time zone ${timezone})`;
}
