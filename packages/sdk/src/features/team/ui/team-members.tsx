'use client';
import { type JSX, type ReactNode, useMemo } from 'react';
import { teamMessages } from '../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { CollectionHeader, CollectionSearch } from '../../../patterns/collection-header.tsx';
import { Screen } from '../../../patterns/screen.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { useGroupNames } from '../use-group-names.ts';
import { type Team, type TeamOptions, useTeam, useTeamPlaces } from '../use-team.ts';
import { MemberList } from './list/member-list.tsx';
import { TeamDialogs } from './team-dialogs.tsx';
import {
  type TeamMembersSlots,
  TeamViewContext,
  type TeamViewValue,
  useTeamView,
} from './team-view-context.ts';
import { type TeamActions, type TeamActionsOptions, useTeamActions } from './use-team-actions.ts';

export interface TeamMembersProps extends TeamOptions, TeamActionsOptions {
  /** Above the list. @defaultValue "Zespół", as a heading of level 1 */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons at the end of the header. */
  headerActions?: ReactNode;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: TeamMembersSlots | undefined;
  /** Appearance of the team alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The team of the company: members with their permissions and locations, invitations, and the dialog that edits them.
 * Takes the width of its parent.
 *
 * Failures are shown in place and reported to the Provider's `onError`. What the user may not do is disabled with the
 * reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-TeamMembers
 * @example
 * ```tsx
 * <TeamMembers onViewAs={({ token, name }) => openAs(token, name)} />
 * ```
 */
export function TeamMembers({ appearance, ...props }: TeamMembersProps): JSX.Element {
  return (
    <FeatureSurface
      component="TeamMembers"
      appearance={appearance}
      messages={[teamMessages]}
      permission={usePermission('view_team')}
      forbidden="team.forbidden"
    >
      <AllowedTeam {...props} />
    </FeatureSurface>
  );
}

function AllowedTeam({
  title,
  headingLevel,
  headerActions,
  slots,
  onViewAs,
  ...options
}: Omit<TeamMembersProps, 'appearance'>) {
  const team = useTeam(options);
  const actions = useTeamActions({ onViewAs });
  return <TeamMembersView {...{ team, actions, title, headingLevel, headerActions, slots }} />;
}

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
 * The team's view: everything it shows and does comes in through its props.
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
  const groupNames = useGroupNames(team.members);
  const view = useMemo<TeamViewValue>(
    () => ({ team, actions, groupNames, slots }),
    [team, actions, groupNames, slots],
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
        <TeamDialogs />
      </Screen>
    </TeamViewContext.Provider>
  );
}

interface TeamHeaderProps {
  title: ReactNode;
  headingLevel: 1 | 2 | 3;
  actions: ReactNode;
}

/** Above the list: the number of members, the search, and the invite button. */
function TeamHeader({ title, headingLevel, actions }: TeamHeaderProps): JSX.Element {
  const t = useTranslate();
  const { team, actions: deeds } = useTeamView();
  const places = useTeamPlaces();
  return (
    <CollectionHeader
      inset="none"
      title={title ?? t('team.title')}
      headingLevel={headingLevel}
      size={headingLevel === 1 ? 'xl' : 'l'}
      summary={
        team.count === undefined || team.isPending
          ? '\u00a0'
          : [t('team.count', { count: team.count }), places && t('team.places', places)]
              .filter(Boolean)
              .join(', ')
      }
      actions={
        <>
          {actions}
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            isDisabled={team.managePermission.isPending || !team.actor}
            disabledReason={team.managePermission.reason?.text}
            onPress={deeds.invite}
          >
            {t('team.invite')}
          </Button>
        </>
      }
      search={
        <CollectionSearch
          label={t('team.search')}
          placeholder={t('team.search')}
          value={team.q}
          onSearch={team.setQ}
        />
      }
    />
  );
}
