'use client';
import type { JSX } from 'react';
import { useTeamView } from './team-view-context.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const RemoveMemberDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./dialog/remove-member-dialog.tsx')).RemoveMemberDialog,
);

const MemberDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./dialog/member-dialog.tsx')).MemberDialog,
);

/** The dialog that is open: the one in which people are invited and an access is changed, or the one that removes. */
export function TeamDialogs(): JSX.Element | null {
  const { team, actions } = useTeamView();
  const { dialog } = actions;
  if (dialog?.kind === 'remove') return <RemoveMemberDialog member={dialog.member} />;
  if (!team.actor || !dialog) return null;
  return (
    <MemberDialog
      actor={team.actor}
      {...(dialog.kind === 'edit' && { member: dialog.member })}
      onClose={actions.close}
    />
  );
}
