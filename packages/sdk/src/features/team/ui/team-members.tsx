'use client';
import type { ReactNode, JSX } from 'react';
import { teamMessages } from '../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { ForbiddenState } from '../../../patterns/query-state.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Surface } from '../../../ui/surface.tsx';
import { useTeam, type TeamOptions } from '../use-team.ts';
import { TeamMembersView } from './team-members-view.tsx';
import type { TeamMembersSlots } from './team-view-context.ts';
import { useTeamActions, type TeamActionsOptions } from './use-team-actions.ts';

export interface TeamMembersProps extends TeamOptions, TeamActionsOptions {
  /** Above the list. @defaultValue "Zespół", as a heading of level 1 */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons at the end of the header. */
  headerActions?: ReactNode;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: TeamMembersSlots | undefined;
  /** Looks of the team alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The team of the company: who is on it, what each may do and where, invitations, and the dialog in which all of this is
 * chosen. It takes the width that its parent gives it.
 *
 * Failures are shown in place and told to the Provider's `onError`. What the reader may not do is disabled with the
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
  const permission = usePermission('view_team');
  useFeatureMessages(teamMessages);
  const t = useTranslate();
  const content =
    permission.reason === undefined ? (
      <AllowedTeam {...props} />
    ) : (
      <ForbiddenState title={t('team.forbidden')} reason={permission.reason.text} />
    );
  return (
    <Surface component="TeamMembers" appearance={appearance}>
      {content}
    </Surface>
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
