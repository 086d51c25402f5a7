import { sql } from 'drizzle-orm';
import { nextScanDay } from '@pinfold/contract/features/rankings/rank-days';
import type { Services } from '../../../services.ts';
import type { DueCompany } from '../collect/due-companies.ts';
import { holdGrids, scannable } from './hold-grid.ts';
import { startScan } from './start-scan.ts';

/**
 * Begins the scans whose day has come, each together with naming the day of the next, so that two that come at once
 * begin it once. One that is still on its way, or whose location has no place on the map now, waits for the next.
 */
export async function startDueScans(services: Services, { companyId, day }: DueCompany): Promise<void> {
  await services.database.queries.transaction(async (tx) => {
    const due = await holdGrids(tx, sql`g.company_id = ${companyId} and g.next_scan_on <= ${day}::date`);
    for (const grid of due) {
      await tx.execute(
        sql`update rank_grids set next_scan_on = ${nextScanDay(grid.every, day)}
            where company_id = ${companyId} and id = ${grid.id}`,
      );
      const toScan = grid.isMonitored && !grid.isBeingScanned ? scannable(grid) : undefined;
      if (toScan) await startScan(services, tx, toScan, { userId: null, day });
    }
  });
}
