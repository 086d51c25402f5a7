'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useCreateRecoveryCodes } from '../second-factor.ts';
import { FactorRefusal } from './factor-refusal.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Draws new recovery codes after a question, since those that are printed somewhere stop working. */
export function NewRecoveryCodes({ onClose }: { onClose: () => void }): JSX.Element {
  const t = useTranslate();
  const draw = useCreateRecoveryCodes();
  if (draw.data) return <RecoveryCodes codes={draw.data.recovery_codes} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('session.codes.new_title')}
      confirmLabel={t('session.codes.new')}
      cancelLabel={t('common.cancel')}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => draw.mutate()}
      isPending={draw.isPending}
      pendingLabel={t('common.loading')}
    >
      {t('session.codes.new_text')}
      <FactorRefusal error={draw.error} />
    </ConfirmDialog>
  );
}
