import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { expireFiles } from '../../exports/expire-files.ts';
import type { Services } from '../../services.ts';
import { boosterExportKind } from './export/booster-export-kind.ts';
import { eraseInvitations } from './invitations/erase-invitations.ts';
import { deleteResponses } from './responses/delete-responses.ts';

/**
 * Takes away what customers answered about a location that is removed. Its links stay, closed and without it: codes that
 * are in print say so.
 */
export async function deleteBoosterLocation(
  { live, now }: Services,
  tx: Queryable,
  companyId: number,
  locationId: number,
): Promise<void> {
  // First of all, so that an answer that is just being stored is there to be deleted.
  await tx.execute(
    sql`update booster_links set closed_at = coalesce(closed_at, ${now().toISOString()}::timestamptz), location_id = null
        where company_id = ${companyId} and location_id = ${locationId}`,
  );
  await deleteResponses(tx, companyId, sql`r.location_id = ${locationId}`);
  await expireFiles({ live, now }, tx, companyId, boosterExportKind);
  await eraseInvitations(tx, companyId, sql`i.location_id = ${locationId}`);
  await tx.execute(
    sql`update booster_invitations set location_id = null
        where company_id = ${companyId} and location_id = ${locationId}`,
  );
  await tx.execute(
    sql`update booster_forms set location_ids = array_remove(location_ids, ${locationId}::int8)
        where company_id = ${companyId} and ${locationId}::int8 = any(location_ids)`,
  );
  await live.publish(tx, companyId, { topic: 'booster', ids: [] });
}

/**
 * Takes away all that a company has in the booster, its audit included, in the transaction that deletes the company.
 * Naming the company opens the tables that are only added to, until the end of that transaction.
 */
export async function deleteBoosterCompany(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(sql`select set_config('pinfold.deleted_company', ${String(companyId)}, true)`);
  for (const table of [
    'tagged_booster_responses',
    'refused_booster_tags',
    'booster_responses',
    'booster_answers',
    'booster_clicks',
    'booster_offers',
    'booster_visits',
    'booster_audit_chain',
    'booster_invitations',
    'booster_invitation_lists',
    'booster_suppressions',
    'booster_contact_keys',
    'booster_links',
    'booster_consents',
    'booster_forms',
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where company_id = ${companyId}`);
}
