'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { type ApiKey, useRevokeApiKey } from '../../api-keys/api-keys.ts';

/** Confirms revoking a key and all its tokens. */
export function RevokeApiKeyDialog({
  apiKey,
  onClose,
}: {
  apiKey: ApiKey;
  onClose: () => void;
}): JSX.Element {
  const t = useTranslate();
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      title={t('team.keys.revoke_title')}
      confirmLabel={t('team.keys.revoke')}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={onClose}
      onConfirm={() => revoke.mutate(apiKey.id, { onSuccess: onClose })}
      isPending={revoke.isPending}
      pendingLabel={t('team.keys.revoking')}
    >
      {t('team.keys.revoke_text', { name: apiKey.name })}
    </ConfirmDialog>
  );
}
