import { hasFullAccess, type MemberType, memberTypes } from '../../access/member-types.ts';
import { type Permission, type PermissionMap, permissions } from '../../access/permissions.ts';

/** How a limited-access member's locations are chosen (product spec, section 6). */
export const permissionTypes = ['all', 'selected', 'select_groups'] as const;

export type PermissionType = (typeof permissionTypes)[number];

/** An invited member is `pending` until they accept (product spec, section 4). */
export const invitationStatuses = ['pending', 'active'] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];

/** The member who changes the team. */
export interface TeamActor {
  user_id: number;
  type: MemberType;
  permissions: PermissionMap;
}

/** The member who is changed, as the actor sees them. */
export interface TeamTarget {
  user_id: number;
  type: MemberType;
  permissions: PermissionMap;
  invitation_status: InvitationStatus;
  /** Whether they see a location that the actor does not. */
  sees_more_facilities: boolean;
}

/** An action on a member. */
export type TeamAction = 'change' | 'remove' | 'resend' | 'view_as';

/**
 * Whether an action on a member is allowed. Owners may act on all members, admins on admins and managers, managers with
 * `manage_team` on managers without permissions or locations beyond their own. On themselves members may only `remove`
 * (leave). `resend` needs a pending target, `view_as` an active one.
 */
export function canManageMember(actor: TeamActor, target: TeamTarget, action: TeamAction): boolean {
  if (!mayManageTeam(actor)) return false;
  if (actor.user_id === target.user_id) return action === 'remove';
  if (action === 'resend' && target.invitation_status !== 'pending') return false;
  if (action === 'view_as' && target.invitation_status !== 'active') return false;
  if (!grantableTypes(actor).includes(target.type)) return false;
  return hasFullAccess(actor.type) || isWithin(actor, target);
}

/** Returns the member types that an actor can grant: never above their own. */
export function grantableTypes(actor: TeamActor): MemberType[] {
  return Object.values(memberTypes).filter((type) => mayManageTeam(actor) && type >= actor.type);
}

/** Returns the permissions that an actor can grant: only those that they hold. */
export function grantablePermissions(actor: TeamActor): Permission[] {
  return permissions.filter((one) => hasFullAccess(actor.type) || actor.permissions[one]);
}

/** What a member may do, as far as the team's safety depends on it. */
type Hold = Pick<TeamTarget, 'type' | 'permissions'>;

/**
 * Whether a change of the team asks for a fresh log-in: whoever found a session open could use it to stay when it has
 * ended, or to shut others out. So it does for everyone who comes, for whoever gets a hold on team or company that they
 * did not have, and for owners and admins who lose theirs.
 */
export function asksForFreshLogin(before: Hold | undefined, after: Hold | undefined): boolean {
  if (!before) return true;
  if (before.type !== after?.type && (isFull(before) || isFull(after))) return true;
  return !hasHold(before) && hasHold(after);
}

function isFull(member: Hold | undefined): boolean {
  return member !== undefined && hasFullAccess(member.type);
}

/** Whether a member could bring others in, or make a key that outlives their access. */
function hasHold(member: Hold | undefined): boolean {
  if (!member) return false;
  const { permissions: held } = member;
  return isFull(member) || held.manage_team || held.manage_company_data;
}

function mayManageTeam({ type, permissions: held }: TeamActor): boolean {
  return hasFullAccess(type) || held.manage_team;
}

function isWithin(actor: TeamActor, target: TeamTarget): boolean {
  return (
    !target.sees_more_facilities &&
    permissions.every((one) => !target.permissions[one] || actor.permissions[one])
  );
}
