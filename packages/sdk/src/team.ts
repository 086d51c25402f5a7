'use client';
export {
  TeamMembers,
  type TeamMembersProps,
  TeamMembersView,
  type TeamMembersViewProps,
} from './features/team/ui/team-members.tsx';
export {
  useTeamView,
  type MemberPartProps,
  type TeamMembersSlots,
  type TeamViewValue,
} from './features/team/ui/team-view-context.ts';
export {
  useTeamActions,
  type TeamActions,
  type TeamActionsOptions,
  type TeamDialog,
} from './features/team/ui/use-team-actions.ts';
export { MemberRow } from './features/team/ui/list/member-row.tsx';
export { ApiKeys, type ApiKeysProps } from './features/team/ui/keys/api-keys.tsx';
export { PermissionTree, type PermissionTreeProps } from './features/team/ui/permissions/permission-tree.tsx';
