import { sql } from 'drizzle-orm';
import { addDays, weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import { type Queryable, rows } from '../database/database.ts';

/** The latest location of the demo opened while Google still counted; the others are older. */
const latestOpening = '2022-12-05';

/** More people look for a café on Fridays and at weekends; from Monday on. */
const weekdayFactors = [0.8, 0.8, 0.9, 1, 1.3, 1.6, 1.4];

/** Days of an archive, and those of them of which the provider never gave any figures. */
interface ArchivedDays {
  first: string;
  last: string;
  unknown: ReadonlySet<string>;
}

/** A day of a location as it might have been: the same on every run. */
export interface ArchivedDay {
  locationId: number;
  day: string;
  /** Days since the archive began for the location. */
  age: number;
  /** How many people come, against a usual day. */
  factor: number;
  /** A number from 0 to 1 of the location, whatever the day. */
  size: number;
  /** Another of the day, for each number asked for. */
  draw(which: number): number;
}

/** Returns the known days of an archive for each location of a company, from its opening on. */
export async function archivedDaysOf(
  queries: Queryable,
  companyId: number,
  { first, last, unknown }: ArchivedDays,
): Promise<ArchivedDay[]> {
  const found = await rows<{ id: number }>(
    queries,
    sql`select id::int8 as id from locations where company_id = ${companyId} order by id`,
  );
  return found.flatMap(({ id }, index) => {
    const days: ArchivedDay[] = [];
    const opened = index === found.length - 1 && latestOpening > first ? latestOpening : first;
    for (let day = opened, age = 0; day <= last; day = addDays(day, 1), age += 1) {
      if (unknown.has(day)) continue;
      days.push({
        locationId: id,
        day,
        age,
        factor: weekdayFactors[weekdayOf(day)] ?? 1,
        size: chance(index, 0),
        draw: (which) => chance(index + 100 * which, age),
      });
    }
    return days;
  });
}

/** A number from 0 to 1 that looks like chance and is the same in every run. */
function chance(one: number, other: number): number {
  const wave = Math.sin(12.9898 * (one + 1) + 78.233 * (other + 1)) * 43_758.5453;
  return wave - Math.floor(wave);
}
