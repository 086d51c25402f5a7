import { hasFullAccess, type MemberType } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import {
  draftOfMember,
  isGrantMissing,
  type MemberDraft,
  newMemberDraft,
  resetDraft,
} from '@pinfold/contract/features/team/member-draft';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { ApiError } from '../../../client/api-error.ts';
import type { TeamMember } from '../members.ts';
import { isAddress, maxAddresses } from './addresses.ts';

/** Steps of the team dialog (product spec, section 3). */
export const memberSteps = [
  'members',
  'facilities',
  'facilities-groups',
  'permissions',
  'permissions-preview',
  'complete',
] as const;

/** The name of one step of the team dialog. */
export type MemberStep = (typeof memberSteps)[number];

/**
 * The steps that apply: owners and admins see and may do everything, so nothing is chosen for them; a manager's
 * locations are chosen one by one or by group.
 */
export function stepsOf({
  type,
  permissionType,
}: Pick<MemberDraft, 'type' | 'permissionType'>): MemberStep[] {
  if (hasFullAccess(type)) return ['members', 'permissions-preview', 'complete'];
  const places: MemberStep = permissionType === 'select_groups' ? 'facilities-groups' : 'facilities';
  return ['members', places, 'permissions', 'permissions-preview', 'complete'];
}

/** The step after another, or before it; undefined at either end. */
export function stepBeside(
  steps: readonly MemberStep[],
  step: MemberStep,
  by: 1 | -1,
): MemberStep | undefined {
  return steps[steps.indexOf(step) + by];
}

/** What the team dialog holds until it is sent. */
export interface MemberForm {
  /** The member who is edited; undefined for an invitation. */
  member: TeamMember | undefined;
  addresses: readonly string[];
  draft: MemberDraft;
  /** Selected at the start, so they cannot be removed (product spec, section 5). */
  lockedFacilities: readonly number[];
  /** Choosing the type has just reset the former choices. */
  wasReset: boolean;
}

/**
 * Returns the form with a member's access, or with the defaults of a new member, limited to permissions that the user
 * may grant.
 */
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

/** Returns the step at which a refusal can be corrected; undefined if there is none, as for a lost connection. */
export function refusalStep(error: unknown, draft: MemberDraft): MemberStep | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const place = placeOf(error);
  if (place !== 'places') return place;
  return stepsOf(draft).find((step) => step === 'facilities' || step === 'facilities-groups') ?? 'members';
}

type Place = 'members' | 'places' | 'permissions';

function placeOf({ code, errors }: ApiError): Place | undefined {
  // What does not fit the schema is named from the request on: `body.emails.2`.
  const field = errors[0]?.path.replace(/^body\./, '').split('.')[0];
  const named = field === undefined ? undefined : placeOfField[field];
  return named ?? (code && code !== 'timeout' ? placeOfCode[code] : undefined);
}

const placeOfField: Record<string, Place | undefined> = {
  emails: 'members',
  type: 'members',
  facilities_ids: 'places',
  facilities_groups_ids: 'places',
  permission_type: 'places',
  permissions: 'permissions',
};

const placeOfCode: Partial<Record<ProblemCode, Place>> = {
  member_out_of_reach: 'members',
  plan_limit_reached: 'members',
  last_owner: 'members',
  facility_missing: 'places',
  facility_unknown: 'places',
  permission_not_held: 'permissions',
};
