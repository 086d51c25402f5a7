import { and, eq } from 'drizzle-orm';
import type { SsoConnection } from '@pinfold/contract/features/session/sso-connection.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { members } from '../../company/company.table.ts';
import { locationGroups } from '../../listings/listings.table.ts';
import { storeScope } from '../../team/member-grant.ts';
import { FederatedLoginFault } from './federated-login-fault.ts';

interface Synced {
  companyId: number;
  userId: number;
}

/**
 * Gives a manager the locations and permissions of their group, and nothing else.
 *
 * @throws FederatedLoginFault when the group of locations is gone
 */
export async function syncGroup(
  tx: Queryable,
  { companyId, userId }: Synced,
  mapped: SsoConnection['group_mapping'][number],
): Promise<void> {
  const groupId = mapped.location_group_id;
  const [group] = await tx
    .select({ id: locationGroups.id })
    .from(locationGroups)
    .where(and(eq(locationGroups.companyId, companyId), eq(locationGroups.id, groupId)));
  if (!group) throw new FederatedLoginFault('saml_group_sync_error', 'the group of locations is gone');
  await tx
    .update(members)
    .set({ permissions: mapped.permissions, allFacilitiesAccess: false, isManagedBySso: true })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  await storeScope(tx, companyId, userId, { locationIds: [], groupIds: [groupId] });
}
