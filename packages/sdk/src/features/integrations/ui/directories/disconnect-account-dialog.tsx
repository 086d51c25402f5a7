'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { MutationResult } from '../../../../query/results.ts';
import type { AccountTexts } from './directory-texts.ts';

interface DisconnectAccountDialogProps {
  texts: AccountTexts;
  account: { id: number; name: string };
  disconnect: MutationResult<unknown, number>;
  onClose: () => void;
}

/** Confirms disconnecting an account from its listings. */
export function DisconnectAccountDialog(props: DisconnectAccountDialogProps): JSX.Element {
  const { texts, account, disconnect, onClose } = props;
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  return (
    <RemoveDialog
      title={t(`${texts}.disconnect.title`, { name: account.name })}
      confirmLabel={t(`${texts}.disconnect`)}
      pendingLabel={t(`${texts}.disconnect.pending`)}
      isPending={disconnect.isPending}
      refusal={messageFor(disconnect.error)}
      onConfirm={() => disconnect.mutate(account.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t(`${texts}.disconnect.text`)}
    </RemoveDialog>
  );
}
