import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { RankScan } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { holdRankings } from '../collect/hold-rankings.ts';
import { readScan } from './grids.queries.ts';
import { holdGrid, scannable } from './hold-grid.ts';
import { refuseTooManyScans } from './refuse-too-many-scans.ts';
import { startScan } from './start-scan.ts';

/** Scans a grid now, around where its location is now. */
export async function requestScan(services: Services, member: Member, id: number): Promise<RankScan> {
  const { database, now } = services;
  const { companyId, userId } = member;
  const day = localTime(now(), member.timezone).date;
  return database.queries.transaction(async (tx) => {
    // The company comes first, as whoever settles a scan takes it.
    await holdRankings(tx, companyId);
    const grid = await holdGrid(tx, member, id);
    if (!grid) throw new Problem('not_found');
    if (grid.isBeingScanned) throw new Problem('scan_in_progress');
    const toScan = scannable(grid);
    if (!toScan) throw new Problem('not_found');
    await refuseTooManyScans(services, tx, companyId, day);
    return readScan(tx, companyId, await startScan(services, tx, toScan, { userId, day }));
  });
}
