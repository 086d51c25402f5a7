import { eq } from 'drizzle-orm';
import type { Protection } from '@pinfold/contract/features/external-changes/protection';
import type {
  ProtectionChanges,
  ProtectionSettings,
} from '@pinfold/contract/features/external-changes/protection.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { protectedFieldSets } from '../external-changes.table.ts';
import { applyProtection } from './apply-protection.job.ts';
import { givenProtection } from './given-protection.ts';
import { wholeCompany } from './protection.queries.ts';
import { protectionSettingsOf } from './settings.queries.ts';

/**
 * Protects these fields from now on. Where that happens by itself, it is also done to what already waits.
 * @throws Problem `field_not_protectable`, `group_unknown`
 */
export async function updateProtection(
  { database, config, live, jobs, now }: Services,
  member: Member,
  given: ProtectionChanges,
): Promise<ProtectionSettings> {
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    // No group is deleted meanwhile, and of two people who save at once the second replaces what the first said whole.
    await lockCompany(tx, companyId, now());
    const protection = await givenProtection(tx, member, given);
    await tx
      .update(companies)
      .set({ enabledProtection: given.is_automatic })
      .where(eq(companies.id, companyId));
    await storeSets(tx, member, protection, now());
    if (given.is_automatic) await jobs.enqueue(tx, applyProtection, [{ payload: { companyId } }]);
    await live.publish(tx, companyId, { topic: 'external_changes', ids: [] });
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    return protectionSettingsOf(tx, config, member);
  });
}

async function storeSets(
  tx: Queryable,
  { companyId, userId }: Member,
  { fields, groups }: Protection,
  updatedAt: Date,
): Promise<void> {
  await tx.delete(protectedFieldSets).where(eq(protectedFieldSets.companyId, companyId));
  await tx.insert(protectedFieldSets).values(
    [{ id: wholeCompany, fields }, ...groups].map((set) => ({
      companyId,
      groupId: set.id,
      fields: [...set.fields],
      updatedAt,
      updatedBy: userId,
    })),
  );
}
