import type { MemberType } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import {
  draftOfMember,
  isGrantMissing,
  type MemberDraft,
  newMemberDraft,
  resetDraft,
} from '@pinfold/contract/features/team/member-draft';
import type { TeamMember } from '../team-member.ts';
import { isAddress, maxAddresses } from './addresses.ts';
import type { MemberStep } from './member-step.ts';

/** What the team dialog holds until it is sent. */
export interface MemberForm {
  /** Who is edited; undefined while somebody is invited. */
  member: TeamMember | undefined;
  addresses: readonly string[];
  draft: MemberDraft;
  /** Selected to begin with, so not to be taken away (product spec, section 5). */
  lockedFacilities: readonly number[];
  /** Choosing the type has just thrown away what was chosen before. */
  wasReset: boolean;
}

/** Begins with a member's access, or with the defaults of somebody new, as far as the reader may give them. */
export function beginMemberForm(
  member: TeamMember | undefined,
  grantable: ReadonlySet<Permission>,
): MemberForm {
  const draft = member ? draftOfMember(member) : withinReach(newMemberDraft(), grantable);
  const lockedFacilities = draft.permissionType === 'selected' ? draft.facilitiesIds : [];
  return { member, addresses: [], draft, lockedFacilities, wasReset: false };
}

/** Chooses a type; another one resets locations and permissions to its defaults. */
export function chooseType(
  form: MemberForm,
  type: MemberType,
  grantable: ReadonlySet<Permission>,
): MemberForm {
  if (form.draft.type === type) return form;
  const former = withinReach(newMemberDraft(form.draft.type), grantable);
  const draft = withinReach(resetDraft(form.draft, type), grantable);
  return { ...form, draft, lockedFacilities: [], wasReset: !isSame(former, form.draft) };
}

/** What keeps a step from being left; undefined when nothing does. */
export type StepFault =
  | 'no_address'
  | 'bad_address'
  | 'too_many_addresses'
  | 'no_facility'
  | 'no_group'
  | 'no_permission';

export function faultOf(form: MemberForm, step: MemberStep): StepFault | undefined {
  const { member, addresses, draft } = form;
  if (step === 'members' && !member) {
    if (addresses.length === 0) return 'no_address';
    if (!addresses.every(isAddress)) return 'bad_address';
    return addresses.length > maxAddresses ? 'too_many_addresses' : undefined;
  }
  if (step === 'facilities') return isGrantMissing(draft) ? 'no_facility' : undefined;
  if (step === 'facilities-groups') return isGrantMissing(draft) ? 'no_group' : undefined;
  return step === 'permissions' && draft.permissions.length === 0 ? 'no_permission' : undefined;
}

/** Whether closing would lose something. */
export function isDirty(form: MemberForm, begun: MemberForm): boolean {
  return form.addresses.length > 0 || !isSame(form.draft, begun.draft);
}

function isSame(a: MemberDraft, b: MemberDraft): boolean {
  return (
    a.type === b.type &&
    a.permissionType === b.permissionType &&
    isSameSet(a.facilitiesIds, b.facilitiesIds) &&
    isSameSet(a.groupIds, b.groupIds) &&
    isSameSet(a.permissions, b.permissions)
  );
}

function isSameSet<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  const known = new Set(a);
  return a.length === b.length && b.every((item) => known.has(item));
}

function withinReach(draft: MemberDraft, grantable: ReadonlySet<Permission>): MemberDraft {
  return { ...draft, permissions: draft.permissions.filter((one) => grantable.has(one)) };
}
