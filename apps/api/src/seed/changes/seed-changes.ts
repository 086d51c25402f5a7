import { and, eq, sql } from 'drizzle-orm';
import { changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import { defaultProtectedFields } from '@pinfold/contract/features/external-changes/protection';
import { rows } from '../../database/database.ts';
import { syncLocation } from '../../features/external-changes/detect/sync-location.ts';
import {
  externalChanges,
  protectedFieldSets,
} from '../../features/external-changes/external-changes.table.ts';
import { wholeCompany } from '../../features/external-changes/protect/protection.queries.ts';
import { syncStanding } from '../../features/listings/create/sync-standings.job.ts';
import { listingFieldsOf } from '../../features/listings/listing-fields.ts';
import { locations } from '../../features/listings/listings.table.ts';
import type { Services } from '../../services.ts';
import { pastChanges } from './past-changes.ts';
import { seedChangeHistory } from './seed-change-history.ts';

/** How long the chain has been here. */
const knownDays = 120;

/**
 * Seeds the external changes of the demo's chain: fourteen pending ones, and ninety days of decided ones. Protection
 * only warns, so that the owner has something to decide.
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

/**
 * Detects the external changes with which the sandbox's demo begins, as if each had been found when it was made. Edits
 * of two locations by another manager and Google came after their import: there our own value is written back first.
 */
async function noticeChanges(services: Services, companyId: number, authorId: number): Promise<void> {
  const { queries } = services.database;
  await queries.execute(sql`
    update locations set phone = ${ownPhone}
    where company_id = ${companyId} and store_code = 'LIP-KRK-01'`);
  await queries.execute(sql`
    update locations set verification = 'is_verified', location_state = 'published'
    where company_id = ${companyId} and store_code = 'LIP-OPO-01'`);
  await writeRefusedEdit(services, companyId, authorId);
  const cafes = await rows<{ id: number; store_code: string }>(
    queries,
    sql`select id::int8 as id, store_code from locations
        where company_id = ${companyId} and store_code in ${Object.keys(seenHoursAgo)} order by store_code`,
  );
  for (const { id, store_code } of cafes) {
    const place = { companyId, locationId: id };
    await syncLocation(services, place);
    if (store_code === 'LIP-OPO-01') await syncStanding.run(services, place, { tries: 0, isLastTry: true });
    for (const [field, hours] of Object.entries(seenHoursAgo[store_code] ?? {}))
      await queries.execute(sql`
        update external_changes set detected_at = ${hoursBefore(services.now(), hours).toISOString()}
        where company_id = ${companyId} and location_id = ${id} and field = ${field}`);
  }
  await queries.execute(sql`
    update external_change_events e set at = c.detected_at from external_changes c
    where e.company_id = ${companyId} and c.company_id = ${companyId} and c.id = e.change_id
      and e.kind = 'detected'`);
}

/** Before another manager turned two digits round. */
const ownPhone = '+48 12 555 23 24';

/** A minute after the sandbox's strangers were there. */
const seenHoursAgo: Record<string, Record<string, number>> = {
  'LIP-KRK-01': { opening_hours: 2.98, name: 4.98, phone_number: 23 },
  'LIP-KRK-02': { description: 6.98 },
  'LIP-KRK-04': { phone_number: 0.38 },
  'LIP-WAW-02': { website: 20.98, house_number: 1.48 },
  'LIP-WAW-03': { website: 20.48 },
  'LIP-WAW-04': { website: 19.98 },
  'LIP-GDN-01': { coordinates: 21.98, attributes: 8.98 },
  'LIP-WRO-01': { website: 11.98, primary_category: 10.98 },
  'LIP-OPO-01': { location_state: 22.5 },
};

/** The edit that Google's moderation does not show: a phone number stands in the description. */
async function writeRefusedEdit({ database, now }: Services, companyId: number, authorId: number) {
  const sentAt = hoursBefore(now(), 7.1).toISOString();
  await database.queries.execute(sql`
    insert into listing_updates (company_id, location_id, author_id, status, fields, before, after, taken,
                                 created_at, sending_at, finished_at)
    select company_id, id, ${authorId}::int8, 'ok', '{description}',
           jsonb_build_object('description', regexp_replace(description, ' Rezerwacje: .*$', '')),
           jsonb_build_object('description', description), '{description}', ${sentAt}, ${sentAt}, ${sentAt}
    from locations where company_id = ${companyId} and store_code = 'LIP-KRK-02'`);
}

function hoursBefore(moment: Date, hours: number): Date {
  return new Date(moment.getTime() - hours * 3_600_000);
}
