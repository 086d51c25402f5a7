import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import type { Member } from '../../apps/api/src/features/company/member.ts';

/** The owner of the scale company, as the gate makes one of a token. */
export const owner: Member = {
  companyId: 1,
  userId: 1,
  timezone: 'Europe/Warsaw',
  type: memberTypes.owner,
  permissions: permissionMap(permissions),
  disabledModules: [],
  planCapabilities: [],
  isDemo: false,
  seesAllLocations: true,
};
