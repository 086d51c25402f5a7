export { memberName, type TeamMember } from '../features/team/team-member.ts';
export { getMember, listMembers, type MemberSearch } from '../features/team/team-queries.ts';
export { useMember, useMembers, type UseMembersResult } from '../features/team/use-members.ts';
export {
  useTeam,
  type MemberDecision,
  type Team,
  type TeamEmptiness,
  type TeamOptions,
} from '../features/team/use-team.ts';
export { memberRefusal, type MemberRefusal } from '../features/team/member-actions.ts';
export { useTeamActor } from '../features/team/use-team-actor.ts';
export { useTeamPlaces } from '../features/team/use-team-places.ts';
export { useGroupNames } from '../features/team/use-group-names.ts';
export {
  useInviteMembers,
  type InvitationOutcome,
  type InvitationVariables,
} from '../features/team/use-invite-members.ts';
export { useUpdateMember, type MemberUpdateVariables } from '../features/team/use-update-member.ts';
export { useRemoveMember } from '../features/team/use-remove-member.ts';
export { useResendInvitation } from '../features/team/use-resend-invitation.ts';
export { useViewAs, type ViewAs } from '../features/team/use-view-as.ts';
export {
  useMemberForm,
  type MemberFormOptions,
  type MemberFormState,
} from '../features/team/form/use-member-form.ts';
export { memberSteps, stepsOf, type MemberStep } from '../features/team/form/member-step.ts';
export type { StepFault } from '../features/team/form/member-form.ts';
export { isAddress, splitAddresses } from '../features/team/form/addresses.ts';
export { useLocationChoice, type LocationChoice } from '../features/team/form/use-location-choice.ts';
export { useGroupChoice, type UseGroupChoiceResult } from '../features/team/form/use-group-choice.ts';
export {
  useAccessWords,
  type AccessPlaces,
  type AccessPreview,
  type AccessSubject,
  type AccessWords,
} from '../features/team/permissions/use-access-words.ts';
export { grantableWithNeeds } from '../features/team/permissions/grantable.ts';
export { choosePermissions, type PermissionChange } from '../features/team/permissions/permission-choice.ts';
export { listApiKeys, useApiKeys, type ApiKey } from '../features/team/api-keys/use-api-keys.ts';
export { useCreateApiKey } from '../features/team/api-keys/use-create-api-key.ts';
export { useRevokeApiKey } from '../features/team/api-keys/use-revoke-api-key.ts';
export {
  canManageMember,
  grantablePermissions,
  grantableTypes,
  type TeamAction,
  type TeamActor,
} from '@pinfold/contract/features/team/member';
export {
  draftOfMember,
  type MemberDraft,
  newMemberDraft,
} from '@pinfold/contract/features/team/member-draft';
export { memberTemplates, type MemberTemplateKey } from '@pinfold/contract/features/team/member-templates';
export {
  withDependencies,
  withoutDependents,
  type PermissionReason,
} from '@pinfold/contract/features/team/permission-dependencies';
export { permissionGroups, type PermissionGroup } from '@pinfold/contract/features/team/permission-groups';
