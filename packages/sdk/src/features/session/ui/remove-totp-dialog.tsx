'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useRemoveTotp } from '../second-factor.ts';
import { FactorRefusal } from './factor-refusal.tsx';

interface RemoveTotpDialogProps {
  /** A company of the user asks for it. */
  isRequired: boolean;
  onClose: () => void;
}

/** Confirms that the password alone is to open the account again. */
export function RemoveTotpDialog({ isRequired, onClose }: RemoveTotpDialogProps): JSX.Element {
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
      <Text as="p">{t('session.factor.off_text')}</Text>
      {isRequired && <Text as="p">{t('session.factor.off_required')}</Text>}
      <FactorRefusal error={remove.error} />
    </ConfirmDialog>
  );
}
