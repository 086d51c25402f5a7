'use client';
import { useMemo, type ReactNode, type JSX } from 'react';
import { Screen } from '../../../patterns/screen.tsx';
import { useAccessWords } from '../permissions/use-access-words.ts';
import { useGroupNames } from '../use-group-names.ts';
import type { Team } from '../use-team.ts';
import { MemberDialog } from './dialog/member-dialog.tsx';
import { MemberList } from './list/member-list.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { TeamHeader } from './team-header.tsx';
import { TeamViewContext, type TeamMembersSlots, type TeamViewValue } from './team-view-context.ts';
import type { TeamActions } from './use-team-actions.ts';

export interface TeamMembersViewProps {
  /** From `useTeam`. */
  team: Team;
  /** From `useTeamActions`. */
  actions: TeamActions;
  /** Above the list. */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons at the end of the header. */
  headerActions?: ReactNode;
  /** Components of yours in place of parts. */
  slots?: TeamMembersSlots | undefined;
}

const noSlots: TeamMembersSlots = {};

/**
 * The team's looks: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const team = useTeam();
 * const actions = useTeamActions({});
 * return <Surface><TeamMembersView team={team} actions={actions} /></Surface>;
 * ```
 */
export function TeamMembersView({
  team,
  actions,
  slots = noSlots,
  ...header
}: TeamMembersViewProps): JSX.Element {
  const words = useAccessWords();
  const groupNames = useGroupNames(team.members);
  const view = useMemo<TeamViewValue>(
    () => ({ team, actions, words, groupNames, slots }),
    [team, actions, words, groupNames, slots],
  );
  return (
    <TeamViewContext.Provider value={view}>
      <Screen part="TeamMembers" height="flow" inset="page" announcement={actions.announcement}>
        <TeamHeader
          title={header.title}
          headingLevel={header.headingLevel ?? 1}
          actions={header.headerActions}
        />
        <MemberList />
        <MemberDialog />
        <RemoveMemberDialog />
      </Screen>
    </TeamViewContext.Provider>
  );
}
