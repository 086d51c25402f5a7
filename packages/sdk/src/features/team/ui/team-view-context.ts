import { createContext, useContext, type ComponentType, type ElementType, type Context } from 'react';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { TeamMember } from '../members.ts';
import type { Team } from '../use-team.ts';
import type { TeamActions } from './use-team-actions.ts';

/** Props of every part that shows one member. */
export interface MemberPartProps {
  /** The member that the part shows. */
  member: TeamMember;
}

/** A host's components in place of the team's own; each is given the props of the one it replaces. */
export interface TeamMembersSlots {
  Row?: ComponentType<MemberPartProps> | undefined;
  /** More buttons at the end of a row. Nothing by default. */
  RowTools?: ComponentType<MemberPartProps> | undefined;
}

/** What every part of the view reads. */
export interface TeamViewValue {
  team: Team;
  actions: TeamActions;
  groupNames: ReadonlyMap<number, string>;
  slots: TeamMembersSlots;
}

export const TeamViewContext: Context<TeamViewValue | undefined> = createContext<TeamViewValue | undefined>(
  undefined,
);

/**
 * What the parts of the team share.
 *
 * @throws Error outside a `TeamMembersView`.
 * @example
 * ```tsx
 * const { team } = useTeamView();
 * return <p>{team.count}</p>;
 * ```
 */
export function useTeamView(): TeamViewValue {
  const value = useContext(TeamViewContext);
  if (!value) throw new Error('Parts of the team need a <TeamMembersView> somewhere above them.');
  return value;
}

/** The host's component for a slot, from the view's props or the Provider, else ours. */
export function useTeamSlot<Name extends keyof TeamMembersSlots, Own extends ElementType | undefined>(
  name: Name,
  own: Own,
): NonNullable<TeamMembersSlots[Name]> | Own {
  const { slots } = useTeamView();
  const provided = usePinfold().slots?.TeamMembers?.[name];
  return slots[name] ?? provided ?? own;
}

declare module '../../../theme/components.ts' {
  interface Components {
    TeamMembers: TeamMembersSlots;
  }
}
