import { hasFullAccess } from '@pinfold/contract/access/member-types';
import type { MemberDraft } from '@pinfold/contract/features/team/member-draft';

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
