import type { MemberAccess } from '@pinfold/contract/access/access';
import { decideAccess, type AccessRefusal, type Membership } from '@pinfold/contract/access/decide-access';
import type { Permission, PermissionMap } from '@pinfold/contract/access/permissions';
import { planStateOf } from '@pinfold/contract/access/plan';
import type { Schemas } from '../client/schema.ts';

export interface PermissionBasis {
  company: Schemas['CurrentCompany'] | undefined;
  /** The host's permissions; they override the API's, also an owner's full access. */
  permissions: Partial<Record<Permission, boolean>> | undefined;
  isDemo: boolean;
  /** The session views as another member. */
  isViewAs: boolean;
}

/**
 * Returns why an access is refused; `unknown` while the data to decide has not loaded. In the demo nothing is refused
 * beforehand: whoever tries it finds every control, and the API's answer to a write opens the demo's message.
 */
export function decidePermission(
  access: MemberAccess,
  { company, permissions: given, isDemo, isViewAs }: PermissionBasis,
): AccessRefusal | 'unknown' | undefined {
  if (given && access.permission && !given[access.permission]) return 'permission_denied';
  if (company) {
    const refusal = decideAccess(access, membershipOf(company, given, { isDemo, isViewAs }));
    return refusal === 'demo_read_only' ? undefined : refusal;
  }
  return given ? undefined : 'unknown';
}

function membershipOf(
  company: Schemas['CurrentCompany'],
  given: PermissionBasis['permissions'],
  readOnly: Pick<PermissionBasis, 'isDemo' | 'isViewAs'>,
): Membership {
  return {
    type: company.company_user.type,
    // Those that a host leaves out are not held.
    permissions: (given ?? company.permissions) as PermissionMap,
    seesAllLocations: company.company_user.all_facilities_access,
    disabledModules: company.configuration.disabled_modules,
    planCapabilities: company.plan_restrictions.capabilities,
    planState: planStateOf(company.plan_restrictions, Date.now()),
    ...readOnly,
  };
}
