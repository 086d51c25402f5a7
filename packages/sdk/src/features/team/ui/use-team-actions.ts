import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { memberName, type TeamMember } from '../members.ts';
import { useRemoveMember, useResendInvitation } from '../use-remove-member.ts';
import { useViewAs, type ViewAs } from '../use-view-as.ts';

/** What is open above the list. */
export type TeamDialog =
  | { kind: 'invite' }
  | { kind: 'edit'; member: TeamMember }
  | { kind: 'remove'; member: TeamMember };

/** Actions that the host provides. */
export interface TeamActionsOptions {
  /** Opens the host as a member sees it. Left out, the action is not offered. */
  onViewAs?: ((viewAs: ViewAs) => void) | undefined;
}

/**
 * What can be done to the team, and what is being done.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const actions = useTeamActions({ onViewAs: ({ token }) => openAs(token) });
 * ```
 */
export function useTeamActions({ onViewAs }: TeamActionsOptions): TeamActions {
  const t = useTranslate();
  const [dialog, setDialog] = useState<TeamDialog>();
  const [removals, setRemovals] = useState(0);
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  const removal = useRemoveMember();
  const resending = useResendInvitation();
  const viewAs = useViewAs();
  // Announced each time, also when the text is the same.
  const announce = (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 }));

  return {
    dialog,
    invite: () => setDialog({ kind: 'invite' }),
    edit: (member: TeamMember) => setDialog({ kind: 'edit', member }),
    askToRemove: (member: TeamMember) => {
      removal.reset();
      setDialog({ kind: 'remove', member });
    },
    close: () => setDialog(undefined),
    remove: (member: TeamMember) =>
      removal.mutate(member.user_id, {
        onSuccess: () => {
          setDialog(undefined);
          setRemovals((count) => count + 1);
          announce(t('team.removed', { name: memberName(member) }));
        },
      }),
    isRemoving: removal.isPending,
    removalError: removal.error,
    removals,
    resend: (member: TeamMember) =>
      resending.mutate(member.user_id, {
        onSuccess: () => announce(t('team.resent', { email: member.email })),
      }),
    resendingTo: resending.isPending ? resending.variables : undefined,
    viewAs:
      onViewAs &&
      ((member: TeamMember) => viewAs.mutate(member.user_id, { onSuccess: (session) => onViewAs(session) })),
    isOpeningViewAs: viewAs.isPending,
    announcement,
    announce,
  };
}

/** What `useTeamActions` gives. */
export interface TeamActions {
  dialog: TeamDialog | undefined;
  invite: () => void;
  edit: (member: TeamMember) => void;
  askToRemove: (member: TeamMember) => void;
  close: () => void;
  remove: (member: TeamMember) => void;
  isRemoving: boolean;
  removalError: ApiError | null;
  /** How many were removed; each time the focus needs a new place, since its row is gone. */
  removals: number;
  resend: (member: TeamMember) => void;
  /** To whom an invitation is being sent again. */
  resendingTo: number | undefined;
  viewAs: ((member: TeamMember) => void) | undefined;
  isOpeningViewAs: boolean;
  announcement: { text: string; turn: number };
  announce: (text: string) => void;
}
