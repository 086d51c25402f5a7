export {
  getMember,
  listMembers,
  memberName,
  type MemberSearch,
  type TeamMember,
  useMember,
  useMembers,
  type UseMembersResult,
} from '../features/team/members.ts';
export {
  type MemberDecision,
  memberRefusal,
  type MemberRefusal,
  type Team,
  type TeamEmptiness,
  type TeamOptions,
  useTeam,
  useTeamActor,
  useTeamPlaces,
} from '../features/team/use-team.ts';
export { useGroupNames } from '../features/team/use-group-names.ts';
export {
  type InvitationOutcome,
  type InvitationVariables,
  type MemberUpdateVariables,
  useInviteMembers,
  useUpdateMember,
} from '../features/team/use-member-grants.ts';
export { useRemoveMember, useResendInvitation } from '../features/team/use-remove-member.ts';
export { useViewAs, type ViewAs } from '../features/team/use-view-as.ts';
export {
  useMemberForm,
  type MemberFormOptions,
  type MemberFormState,
} from '../features/team/form/use-member-form.ts';
export { type MemberStep, memberSteps, type StepFault, stepsOf } from '../features/team/form/member-form.ts';
export { isAddress, splitAddresses } from '../features/team/form/addresses.ts';
export {
  type LocationChoice,
  useGroupChoice,
  type UseGroupChoiceResult,
  useLocationChoice,
} from '../features/team/form/use-location-choice.ts';
export {
  useAccessLabels,
  type AccessPreview,
  type AccessSubject,
  type AccessLabels,
} from '../features/team/permissions/use-access-labels.ts';
export type { AccessPlaces } from '../features/team/permissions/use-access-scope.ts';
export {
  choosePermissions,
  grantableWithNeeds,
  type PermissionChange,
} from '../features/team/permissions/permission-choice.ts';
export {
  type ApiKey,
  listApiKeys,
  useApiKeys,
  useCreateApiKey,
  useRevokeApiKey,
} from '../features/team/api-keys/api-keys.ts';
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
