'use client';
import type { JSX } from 'react';
import { loadLater } from '../../../../ui/load-later.tsx';
import { useTeamView } from '../team-view-context.ts';

const OpenMemberDialog = loadLater(
  async () => (await import('./member-dialog-content.tsx')).OpenMemberDialog,
);

/** The dialog in which people are invited and an access is changed, as long as it is open. */
export function MemberDialog(): JSX.Element | null {
  const { team, actions } = useTeamView();
  const { dialog } = actions;
  if (!team.actor || !dialog || dialog.kind === 'remove') return null;
  return (
    <OpenMemberDialog
      actor={team.actor}
      {...(dialog.kind === 'edit' && { member: dialog.member })}
      onClose={actions.close}
    />
  );
}
