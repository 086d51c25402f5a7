import { sql } from 'drizzle-orm';
import { gridPoints } from '@pinfold/contract/features/rankings/rank-grid';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { postLookups } from '../collect/post-lookups.job.ts';

/** A grid, with where its location is now. */
export interface GridToScan {
  companyId: number;
  id: number;
  locationId: number;
  termId: number;
  size: number;
  spacingM: number;
  latitude: number;
  longitude: number;
  country: string;
}

export interface ScanRequest {
  /** Null where the calendar asks. */
  userId: number | null;
  /** The company's today. */
  day: string;
}

/** Somebody waits for a scan: its lookups go before those of the day. */
const aheadSeconds = 86_400;

/** Promises a scan with a lookup for each point, in the transaction that holds the grid. Answers the scan's id. */
export async function startScan(
  { jobs, live, now }: Services,
  tx: Queryable,
  grid: GridToScan,
  { userId, day }: ScanRequest,
): Promise<number> {
  const { companyId, id, locationId, termId, size, spacingM, country, ...center } = grid;
  const moment = now();
  const [scan] = await rows<{ id: number }>(
    tx,
    sql`insert into rank_scans (company_id, grid_id, requested_by, requested_at, requested_on, latitude, longitude,
          positions, points, found, sum, top3)
        values (${companyId}, ${id}, ${userId}, ${moment.toISOString()}, ${day}, ${center.latitude}, ${center.longitude},
          array_fill(null::int2, array[${size * size}::int4]), 0, 0, 0, 0)
        returning id::int8 as id`,
  );
  if (!scan) throw new Error('an insert answers its row');
  const points = gridPoints(center, size, spacingM).map((point, index) => ({ ...point, point: index }));
  const dueAt = new Date(moment.getTime() - aheadSeconds * 1000).toISOString();
  await tx.execute(
    sql`insert into rank_lookups (company_id, location_id, term_id, scan_id, point, latitude, longitude, language, due_at)
        select ${companyId}, ${locationId}, ${termId}, ${scan.id}, p.point, p.latitude, p.longitude,
          ${languageOf(country)}, ${dueAt}
        from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p (point int2, latitude float8, longitude float8)`,
  );
  await jobs.enqueue(tx, postLookups, [{ payload: {} }]);
  await live.publish(tx, companyId, { topic: 'rankings', ids: [locationId] });
  return scan.id;
}

/** As `languageOf` of a day's lookups. */
function languageOf(country: string): string {
  return { PL: 'pl', ES: 'es' }[country] ?? 'en';
}
