import type { TeamMembersSlots } from './team-view-context.ts';

/** Parts of the team that a host can style: `pinfold-TeamMembers-row` and so on. */
export type TeamMembersPart =
  | 'header'
  | 'title'
  | 'summary'
  | 'headerActions'
  | 'search'
  | 'list'
  | 'row'
  | 'person'
  | 'name'
  | 'email'
  | 'access'
  | 'status'
  | 'rowActions'
  | 'listState'
  | 'more';

/** Parts of the team dialog: `pinfold-MemberDialog-step` and so on. */
export type MemberDialogPart =
  | 'progress'
  | 'progressStep'
  | 'step'
  | 'stepTitle'
  | 'stepText'
  | 'footerStart'
  | 'who'
  | 'groups'
  | 'templates'
  | 'template'
  | 'tree'
  | 'branchHeader'
  | 'branchItems'
  | 'preview'
  | 'previewLine'
  | 'previewGroup'
  | 'outcome';

/** Parts of the API keys: `pinfold-ApiKeys-row` and so on. */
export type ApiKeysPart = 'header' | 'title' | 'list' | 'row' | 'prefix' | 'permissions' | 'secret';

declare module '../../../theme/parts.ts' {
  interface Parts {
    TeamMembers: TeamMembersPart;
    MemberDialog: MemberDialogPart;
    ApiKeys: ApiKeysPart;
  }
}

declare module '../../../theme/components.ts' {
  interface Components {
    TeamMembers: TeamMembersSlots;
    ApiKeys: Record<never, never>;
  }
}
