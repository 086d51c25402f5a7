'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { type FacebookAccount, useDisconnectFacebook } from '../../facebook/use-facebook-accounts.ts';

interface DisconnectFacebookDialogProps {
  account: FacebookAccount;
  onClose: () => void;
}

/** Confirms disconnecting an account from its pages. */
export function DisconnectFacebookDialog({ account, onClose }: DisconnectFacebookDialogProps): JSX.Element {
  const t = useTranslate();
  const disconnect = useDisconnectFacebook();
  const refusal = useFormRefusal().messageFor(disconnect.error);
  return (
    <ConfirmDialog
      title={t('facebook_accounts.disconnect.title', { name: account.name })}
      confirmLabel={t('facebook_accounts.disconnect')}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={onClose}
      onConfirm={() => disconnect.mutate(account.id, { onSuccess: onClose })}
      isPending={disconnect.isPending}
      pendingLabel={t('facebook_accounts.disconnect.pending')}
    >
      <p>{t('facebook_accounts.disconnect.text')}</p>
      <RefusalBanner message={refusal} />
    </ConfirmDialog>
  );
}
