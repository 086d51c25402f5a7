'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';

interface RequireFactorDialogProps {
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says whom the company's wish shuts out until they have set a second factor up. */
export function RequireFactorDialog({
  isPending,
  onClose,
  onConfirm,
}: RequireFactorDialogProps): JSX.Element {
  const t = useTranslate();
  return (
    <ConfirmDialog
      title={t('company.second_factor.confirm_title')}
      confirmLabel={t('company.second_factor.confirm')}
      cancelLabel={t('common.cancel')}
      isOpen
      onOpenChange={onClose}
      onConfirm={onConfirm}
      isPending={isPending}
      pendingLabel={t('common.loading')}
    >
      {t('company.second_factor.confirm_text')}
    </ConfirmDialog>
  );
}
