import type { Access, MemberAccess } from './access.ts';
import { hasFullAccess, memberTypes, type MemberType } from './member-types.ts';
import type { Module } from './modules.ts';
import type { PermissionMap } from './permissions.ts';
import type { PlanCapability } from './plan-capabilities.ts';

/** What a decision about one member in one company rests on. */
export interface Membership {
  type: MemberType;
  permissions: PermissionMap;
  disabledModules: readonly Module[];
  planCapabilities: readonly PlanCapability[];
  isDemo: boolean;
  /** Looks through a member's eyes: reads, and writes nothing. */
  isViewAs?: boolean;
}

export type AccessRefusal =
  | 'module_disabled'
  | 'permission_denied'
  | 'plan_does_not_allow'
  | 'demo_read_only'
  | 'view_as_read_only';

/**
 * Says whether a member may use an endpoint, a route or a control, and if not, the first reason:
 * module, then permission, then plan, then demo. The API's gate, the SDK and the panel all ask here.
 */
export function decideAccess(access: Access, membership: Membership): AccessRefusal | undefined {
  if (access.for === 'anyone' || access.for === 'api_key') return undefined;
  if (access.for !== 'user') {
    const refusal = refuseMember(access, membership);
    if (refusal) return refusal;
  }
  if (access.demo === 'blocked' && membership.isViewAs) return 'view_as_read_only';
  if (access.demo === 'blocked' && isReadOnly(membership)) return 'demo_read_only';
  return undefined;
}

function refuseMember(access: MemberAccess, membership: Membership): AccessRefusal | undefined {
  if (access.module && membership.disabledModules.includes(access.module)) return 'module_disabled';
  if (access.permission && !hasFullAccess(membership.type) && !membership.permissions[access.permission])
    return 'permission_denied';
  if (access.plan && !membership.planCapabilities.includes(access.plan)) return 'plan_does_not_allow';
  return undefined;
}

/** The demo account cannot write, except as an admin (product spec, section 6). */
function isReadOnly(membership: Membership): boolean {
  return membership.isDemo && membership.type !== memberTypes.admin;
}
