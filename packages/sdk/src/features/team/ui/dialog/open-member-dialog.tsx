'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useMemberForm, type MemberFormOptions } from '../../form/use-member-form.ts';
import { memberName } from '../../team-member.ts';
import { MemberFormContext } from './member-form-context.ts';
import { MemberDialogFooter } from './member-dialog-footer.tsx';
import { StepPlace } from './step-place.tsx';
import { StepProgress } from './step-progress.tsx';

export interface OpenMemberDialogProps extends MemberFormOptions {
  onClose: () => void;
}

/**
 * The team dialog: who, where, what, all of it in words, and what became of it. Closing it with changes asks first.
 *
 * @selector [data-step='members'|'facilities'|'facilities-groups'|'permissions'|'permissions-preview'|'complete']
 */
export function OpenMemberDialog({ onClose, ...options }: OpenMemberDialogProps): JSX.Element {
  const t = useTranslate();
  const form = useMemberForm(options);
  const [isAsking, setAsking] = useState(false);
  const { member } = options;
  const close = () => {
    if (form.isSending) return;
    if (form.isDirty) setAsking(true);
    else onClose();
  };
  return (
    <MemberFormContext.Provider value={form}>
      <Dialog
        title={member ? t('team.dialog.edit', { name: memberName(member) }) : t('team.dialog.invite')}
        closeLabel={t('common.close')}
        isOpen
        isDismissable={!form.isDirty}
        onOpenChange={close}
        footer={<MemberDialogFooter onClose={close} />}
      >
        <StepProgress />
        <StepPlace actor={options.actor} />
      </Dialog>
      <ConfirmDialog
        title={t('team.dialog.discard_title')}
        confirmLabel={t('team.dialog.discard')}
        cancelLabel={t('team.dialog.keep')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={onClose}
      >
        {t('team.dialog.discard_text')}
      </ConfirmDialog>
    </MemberFormContext.Provider>
  );
}
