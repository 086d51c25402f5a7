'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { memberName, type TeamMember } from '../../members.ts';
import { useTeamView } from '../team-view-context.ts';

/** Confirms removing a member, revoking an invitation, and leaving the company. */
export function RemoveMemberDialog({ member }: { member: TeamMember }): JSX.Element {
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
