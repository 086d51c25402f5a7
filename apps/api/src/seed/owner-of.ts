import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import { planCapabilities } from '@pinfold/contract/access/plan';
import type { Member } from '../features/company/member.ts';

/** Somebody as whom the demo is set up, as the gate would let them in. */
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
