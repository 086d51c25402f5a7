import { sql, type SQL } from 'drizzle-orm';
import { archiveFault } from '@pinfold/contract/archive-period';
import { perMetric } from '@pinfold/contract/features/insights/insight-metrics';
import type { LocationSummary } from '@pinfold/contract/features/listings/locations.endpoints';
import { type Period, stepsOf } from '@pinfold/contract/period';
import { isWithin } from '../../database/company-days.ts';
import { type Queryable, rows } from '../../database/database.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { locationSummaries } from './location-rows.ts';
import { locations } from './listings.table.ts';
import { requestedLocations } from './requested-locations.ts';

/** Daily figures of locations that a provider ended: a table that no job writes. A day without a row is unknown. */
export interface Archive<Metric extends string> {
  table: string;
  metrics: readonly Metric[];
  lastDay: string;
  /** Why later days are refused. */
  ended: TextKey;
  /** Which locations come first, over all rows `i` of each. */
  order: SQL;
}

/** Days, and of which locations. A part that is left out, or an empty list, narrows nothing. */
export interface ArchiveSearch {
  date_from: string;
  date_to: string;
  facilities_ids?: readonly number[] | undefined;
  groups?: readonly number[] | undefined;
}

/** What was counted on some days; null where nothing is known. */
type ArchivedCounts<Metric extends string> = Record<Metric, number | null>;

/** What an archive has of a period, as responses tell it. */
interface ArchivedFigures<Metric extends string> {
  date_from: string;
  date_to: string;
  dates: string[];
  metrics: Record<Metric, (number | null)[]>;
  totals: ArchivedCounts<Metric>;
  facilities: { facility: LocationSummary; totals: ArchivedCounts<Metric> }[];
  facilities_count: number;
}

/** Whose rows of which days; `locationIds` is a list or a subquery in parentheses. */
export interface ArchiveSource {
  companyId: number;
  period: Period;
  locationIds: SQL;
}

/**
 * Returns what an archive has of the locations that the member may see, and of those the first so many by themselves.
 * @throws Problem `period_invalid`
 */
export async function archivedFigures<Metric extends string>(
  queries: Queryable,
  archive: Archive<Metric>,
  member: Member,
  search: ArchiveSearch,
  mostLocations: number,
): Promise<ArchivedFigures<Metric>> {
  const source = archiveSource(archive, member, search);
  const [days, counted] = await Promise.all([
    archivedDays(queries, archive, source),
    archivedLocations(queries, archive, source, mostLocations),
  ]);
  const found = await locationSummaries(
    queries,
    member.companyId,
    counted.map(({ id }) => id),
  );
  return {
    date_from: source.period.from,
    date_to: source.period.to,
    dates: days.map(({ day }) => day),
    metrics: perMetric(archive.metrics, (metric) => days.map(({ counts }) => counts[metric])),
    totals: archivedTotals(archive, days),
    facilities: counted.flatMap(({ id, counts }) => {
      const facility = found.get(id);
      // A location may be removed between the two queries.
      return facility ? [{ facility, totals: counts }] : [];
    }),
    facilities_count: counted[0]?.found ?? 0,
  };
}

/**
 * Returns what a search asks for.
 * @throws Problem `period_invalid` for days after the end, an end before the begin, or more than 18 months
 */
export function archiveSource<Metric extends string>(
  { lastDay, ended }: Archive<Metric>,
  member: Member,
  { date_from: from, date_to: to, ...chosen }: ArchiveSearch,
): ArchiveSource {
  const fault = archiveFault({ from, to }, lastDay);
  if (fault) {
    const text = fault.code === 'ended' ? ended : (`archive_faults.${fault.code}` as const);
    throw new Problem('period_invalid', { errors: [{ path: `body.${fault.field}`, text }] });
  }
  return {
    companyId: member.companyId,
    period: { from, to },
    locationIds: sql`(select ${locations.id} from ${locations} where ${requestedLocations(member, chosen)})`,
  };
}

/** Returns the sums of each day of the period, oldest first. */
export async function archivedDays<Metric extends string>(
  queries: Queryable,
  archive: Archive<Metric>,
  source: ArchiveSource,
): Promise<{ day: string; counts: ArchivedCounts<Metric> }[]> {
  const found = await rows<ArchivedCounts<Metric> & { day: string }>(
    queries,
    sql`select i.day::text as day, ${sumsOf(archive)} ${rowsOf(archive, source)} group by i.day`,
  );
  const byDay = new Map(found.map((row) => [row.day, row]));
  return stepsOf(source.period, 'day').map((day) => ({
    day,
    counts: perMetric(archive.metrics, (metric) => byDay.get(day)?.[metric] ?? null),
  }));
}

/** Returns the sums of all days: those of what is known, null where nothing is. */
export function archivedTotals<Metric extends string>(
  archive: Archive<Metric>,
  days: readonly { counts: ArchivedCounts<Metric> }[],
): ArchivedCounts<Metric> {
  return perMetric(archive.metrics, (metric) =>
    days.reduce<number | null>((sum, { counts }) => {
      const count = counts[metric];
      return count === null ? sum : (sum ?? 0) + count;
    }, null),
  );
}

/**
 * Returns the sums of each location of which something is known, in the order of the archive, and how many there are.
 * @param most left out, all of them
 */
export async function archivedLocations<Metric extends string>(
  queries: Queryable,
  archive: Archive<Metric>,
  source: ArchiveSource,
  most?: number,
): Promise<{ id: number; found: number; counts: ArchivedCounts<Metric> }[]> {
  const found = await rows<ArchivedCounts<Metric> & { id: number; found: number }>(
    queries,
    sql`select i.location_id::int8 as id, ${sumsOf(archive)}, count(*) over () as found ${rowsOf(archive, source)}
        group by i.location_id order by ${archive.order}, id limit ${most ?? null}::int8`,
  );
  return found.map((row) => ({
    id: row.id,
    found: row.found,
    counts: perMetric(archive.metrics, (metric) => row[metric]),
  }));
}

function sumsOf({ metrics }: Archive<string>): SQL {
  return sql.join(
    metrics.map((metric) => sql`sum(i.${sql.identifier(metric)})::int8 as ${sql.identifier(metric)}`),
    sql`, `,
  );
}

function rowsOf({ table }: Archive<string>, { companyId, period, locationIds }: ArchiveSource): SQL {
  return sql`from ${sql.identifier(table)} i
    where i.company_id = ${companyId} and ${isWithin(sql`i.day`, period)}
      and i.location_id in ${locationIds}`;
}
