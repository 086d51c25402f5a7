import { and, eq, sql } from 'drizzle-orm';
import { changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import { defaultProtectedFields } from '@pinfold/contract/features/external-changes/protection';
import {
  externalChanges,
  protectedFieldSets,
} from '../../features/external-changes/external-changes.table.ts';
import { wholeCompany } from '../../features/external-changes/protect/protection.queries.ts';
import { listingFieldsOf } from '../../features/listings/listing-fields.ts';
import { locations } from '../../features/listings/listings.table.ts';
import type { Services } from '../../services.ts';
import { noticeChanges } from './notice-changes.ts';
import { pastChanges } from './past-changes.ts';
import { seedChangeHistory } from './seed-change-history.ts';

/** How long the chain has been here. */
const knownDays = 120;

/**
 * What others changed about the demo's chain: fourteen things that wait, and ninety days of what was decided. Protection
 * tells and does not act, so that its owner has something to decide.
 */
export async function seedChanges(
  services: Services,
  companyId: number,
  { ownerId, adminId }: { ownerId: number; adminId: number },
): Promise<void> {
  const { database, now } = services;
  const { queries } = database;
  await noticeChanges(services, companyId, ownerId);
  const cafes = await queries
    .select()
    .from(locations)
    .where(eq(locations.companyId, companyId))
    .orderBy(locations.storeCode);
  const open = await queries
    .select({ locationId: externalChanges.locationId, field: externalChanges.field })
    .from(externalChanges)
    .where(and(eq(externalChanges.companyId, companyId), eq(externalChanges.status, changeStatuses.pending)));
  const past = pastChanges(
    cafes.map((row) => ({ id: row.id, listing: listingFieldsOf(row) })),
    now(),
    (cafe, field) => open.some((one) => one.locationId === cafe.id && one.field === field),
  );
  await queries.transaction(async (tx) => {
    await seedChangeHistory(tx, companyId, past, [ownerId, adminId]);
    await tx.insert(protectedFieldSets).values({
      companyId,
      groupId: wholeCompany,
      fields: [...defaultProtectedFields, 'coordinates'],
      updatedAt: new Date(now().getTime() - 10 * day),
      updatedBy: ownerId,
    });
    await tx.execute(sql`
      update locations set known_since = ${new Date(now().getTime() - knownDays * day).toISOString()}
      where company_id = ${companyId}`);
  });
}

const day = 86_400_000;
