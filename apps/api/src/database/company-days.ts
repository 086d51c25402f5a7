import { sql, type SQL } from 'drizzle-orm';

/** Whether a moment lies on a day of a time zone, the company's as a rule, or later. */
export function isOnOrAfter(moment: SQL, day: string, timezone: string): SQL {
  return sql`${moment} >= (${day}::date::timestamp at time zone ${timezone})`;
}

/** Whether a moment lies on a day of a time zone or earlier: the day is included whole. */
export function isOnOrBefore(moment: SQL, day: string, timezone: string): SQL {
  return sql`${moment} < ((${day}::date + 1)::timestamp at time zone ${timezone})`;
}
