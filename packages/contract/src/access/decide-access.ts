import { isForUsers, type Access, type MemberAccess, type Module } from './access.ts';
import { hasFullAccess, memberTypes, type MemberType } from './member-types.ts';
import type { PermissionMap } from './permissions.ts';
import type { PlanCapability, PlanState } from './plan.ts';

/** What a decision about one member in one company rests on. */
export interface Membership {
  type: MemberType;
  permissions: PermissionMap;
  /** Whether a manager was given all locations. Left out, they were. */
  seesAllLocations?: boolean;
  disabledModules: readonly Module[];
  planCapabilities: readonly PlanCapability[];
  /** Left out, the plan is active. */
  planState?: PlanState;
  isDemo: boolean;
  /** Looks through a member's eyes: reads, and writes nothing. */
  isViewAs?: boolean;
}

/** Why access is denied: the code of the problem that the API returns. */
export type AccessRefusal =
  | 'module_disabled'
  | 'permission_denied'
  | 'concerns_other_locations'
  | 'subscription_expired'
  | 'unpaid_subscription'
  | 'plan_does_not_allow'
  | 'demo_read_only'
  | 'view_as_read_only';

/**
 * Says whether a member may use an endpoint, a route or a control, and if not, the first reason: demo, then module,
 * permission, locations and plan, then view-as. Whoever tries the demo is not told to ask an owner for what nobody may
 * do there. The API's gate, the SDK and the panel all ask here.
 */
export function decideAccess(access: Access, membership: Membership): AccessRefusal | undefined {
  if (access.for === 'anyone' || !isForUsers(access)) return undefined;
  const isWrite = access.demo === 'blocked';
  if (isWrite && isReadOnly(membership)) return 'demo_read_only';
  if (access.for !== 'user') {
    const refusal = refuseMember(access, membership);
    if (refusal) return refusal;
  }
  return isWrite && membership.isViewAs ? 'view_as_read_only' : undefined;
}

function refuseMember(access: MemberAccess, membership: Membership): AccessRefusal | undefined {
  if (!hasModule(access, membership)) return 'module_disabled';
  const isLimited = !hasFullAccess(membership.type);
  if (isLimited && access.fullAccess) return 'permission_denied';
  if (isLimited && access.permission && !membership.permissions[access.permission])
    return 'permission_denied';
  if (access.concernsAllLocations === true && !seesEveryLocation(membership))
    return 'concerns_other_locations';
  if (needsPlan(access) && membership.planState === 'unpaid') return 'unpaid_subscription';
  if (needsPlan(access) && membership.planState === 'expired') return 'subscription_expired';
  if (access.plan && !membership.planCapabilities.includes(access.plan)) return 'plan_does_not_allow';
  return undefined;
}

function hasModule({ module, orModule }: MemberAccess, { disabledModules }: Membership): boolean {
  if (module === undefined || !disabledModules.includes(module)) return true;
  return orModule !== undefined && !disabledModules.includes(orModule);
}

/** Whether a member has access to all locations, as changes of shared data require. Permissions are not checked. */
export function seesEveryLocation({
  type,
  seesAllLocations = true,
}: Pick<Membership, 'type' | 'seesAllLocations'>): boolean {
  return hasFullAccess(type) || seesAllLocations;
}

/**
 * Whether a plan that has ended closes it: every part of the product but the company and its team, which lead out of
 * the trouble. What a plan limits cannot grow there either; the API's `spendLimit` sees to that.
 */
export function needsPlan({ module, plan, needsPlan: isAsked }: MemberAccess): boolean {
  return (
    isAsked === true ||
    plan !== undefined ||
    (module !== undefined && module !== 'company' && module !== 'permissions')
  );
}

/** The demo account cannot write, except as an admin (product spec, section 6). */
function isReadOnly(membership: Membership): boolean {
  return membership.isDemo && membership.type !== memberTypes.admin;
}
