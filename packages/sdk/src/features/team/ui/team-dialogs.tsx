'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Banner } from '../../../ui/display/banner.tsx';
import { memberName, type TeamMember } from '../members.ts';
import { useTeamView } from './team-view-context.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const ConfirmDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('../../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
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

/** Confirms removing a member, revoking an invitation, and leaving the company. */
function RemoveMemberDialog({ member }: { member: TeamMember }): JSX.Element {
  const t = useTranslate();
  const { team, actions } = useTeamView();
  const kind =
    member.user_id === team.actor?.user_id
      ? 'leave'
      : member.invitation_status === 'pending'
        ? 'revoke'
        : 'action';
  return (
    <ConfirmDialog
      title={t(`team.remove.${kind}_title`)}
      confirmLabel={t(`team.remove.${kind}`)}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={actions.close}
      onConfirm={() => actions.remove(member)}
      isPending={actions.isRemoving}
      pendingLabel={t('team.remove.pending')}
    >
      <p>{t(`team.remove.${kind}_text`, { name: memberName(member), email: member.email })}</p>
      {actions.removalError && (
        <Banner tone="bad" role="alert">
          {actions.removalError.detail ?? t('error.generic')}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
