'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useRemoveTotp } from '../second-factor.ts';
import { FactorRefusal } from './factor-refusal.tsx';

interface RemoveTotpDialogProps {
  /** Nothing else is asked for beside the password. */
  isLast: boolean;
  /** A company of the user asks for it. */
  isRequired: boolean;
  onClose: () => void;
}

/** Confirms that no code is to be asked for any more. */
export function RemoveTotpDialog({ isLast, isRequired, onClose }: RemoveTotpDialogProps): JSX.Element {
  const t = useTranslate();
  const remove = useRemoveTotp();
  return (
    <ConfirmDialog
      title={t('session.factor.off_title')}
      confirmLabel={t('session.factor.turn_off')}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={onClose}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      isPending={remove.isPending}
      pendingLabel={t('common.loading')}
    >
      <Text as="p">{t(isLast ? 'session.factor.off_text' : 'session.passkeys.remove_text')}</Text>
      {isLast && isRequired && <Text as="p">{t('session.factor.off_required')}</Text>}
      <FactorRefusal error={remove.error} />
    </ConfirmDialog>
  );
}
