'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../patterns/refusal-banner.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { type GoogleAccount, useDisconnectGoogle } from '../use-google-accounts.ts';

/** Confirms disconnecting an account from its locations. */
export function DisconnectDialog({
  account,
  onClose,
}: {
  account: GoogleAccount;
  onClose: () => void;
}): JSX.Element {
  const t = useTranslate();
  const disconnect = useDisconnectGoogle();
  const refusal = useFormRefusal('delete_google_account').messageFor(disconnect.error);
  return (
    <ConfirmDialog
      title={t('integrations.disconnect.title', { title: account.title })}
      confirmLabel={t('integrations.disconnect')}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={onClose}
      onConfirm={() => disconnect.mutate(account.id, { onSuccess: onClose })}
      isPending={disconnect.isPending}
      pendingLabel={t('integrations.disconnect.pending')}
    >
      <p>{t('integrations.disconnect.text', { count: account.facilities_count })}</p>
      <RefusalBanner message={refusal} />
    </ConfirmDialog>
  );
}
