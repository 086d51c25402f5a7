import type { TeamMembersSlots } from './team-view-context.ts';

/** Parts of the team that a host can style: `pinfold-TeamMembers-row` and so on. */
export type TeamMembersPart = 'header' | 'heading' | 'title' | 'summary' | 'headerActions' | 'search' | 'list' | 'row' | 'person' | 'name' | 'email' | 'access' | 'scope' | 'status' | 'statusText' | 'rowActions' | 'listState' | 'more';

/** Parts of the team dialog: `pinfold-MemberDialog-step` and so on. */
export type MemberDialogPart = 'progress' | 'progressStep' | 'step' | 'stepTitle' | 'stepText' | 'footerStart' | 'who' | 'groups' | 'templates' | 'template' | 'templateText' | 'tree' | 'branch' | 'branchHeader' | 'branchCount' | 'branchItems' | 'preview' | 'previewLine' | 'previewGroup' | 'without' | 'outcomes' | 'outcome';

/** Parts of the API keys: `pinfold-ApiKeys-row` and so on. */
export type ApiKeysPart =
  | 'header'
  | 'title'
  | 'text'
  | 'list'
  | 'row'
  | 'name'
  | 'prefix'
  | 'facts'
  | 'form'
  | 'permissions'
  | 'secret';

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
