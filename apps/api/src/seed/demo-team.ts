import { sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import { planCapabilities } from '@pinfold/contract/access/plan';
import { memberTemplates } from '@pinfold/contract/features/team/member-templates';
import { rows } from '../database/database.ts';
import { members } from '../features/company/company.table.ts';
import type { Member } from '../features/company/member.ts';
import { inviteMembers } from '../features/team/invitations.service.ts';
import { storeScope } from '../features/team/member-grant.ts';
import type { Services } from '../services.ts';

interface DemoTeam {
  ownerId: number;
  adminId: number;
  /** A manager of two locations, chosen one by one. */
  storeManagerId: number;
}

/** Adds members of every kind, and an invitation whose mail is in the sandbox's mailbox. */
export async function completeTeam(services: Services, companyId: number, team: DemoTeam): Promise<void> {
  const { queries } = services.database;
  const { ownerId, adminId, storeManagerId } = team;
  await queries.insert(members).values([
    { companyId, userId: adminId, type: memberTypes.admin, allFacilitiesAccess: true },
    {
      companyId,
      userId: storeManagerId,
      type: memberTypes.manager,
      permissions: [...memberTemplates.store_manager],
      allFacilitiesAccess: false,
    },
  ]);
  const cafes = await rows<{ id: number }>(
    queries,
    sql`select id from locations where company_id = ${companyId} and city <> 'Kraków' order by id limit 2`,
  );
  const locationIds = cafes.map(({ id }) => id);
  await storeScope(queries, companyId, storeManagerId, { locationIds, groupIds: [] });
  await inviteMembers(
    services,
    { ...ownerOf(companyId, ownerId), authenticatedAt: services.now() },
    {
      emails: ['zaproszona@demo.pinfold.test'],
      type: memberTypes.manager,
      permission_type: 'selected',
      facilities_ids: locationIds,
      permissions: permissionMap(memberTemplates.reviews_only),
    },
    'pl',
  );
}

/** The owner for whom the demo is set up, as the gate would admit them. */
export function ownerOf(companyId: number, userId: number): Member {
  return {
    companyId,
    userId,
    timezone: 'Europe/Warsaw',
    type: memberTypes.owner,
    permissions: permissionMap(permissions),
    disabledModules: [],
    planCapabilities,
    isDemo: false,
    seesAllLocations: true,
  };
}
