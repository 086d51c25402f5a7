'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { UseSubscriptionResult } from '../../use-subscription.ts';

interface CancelDialogProps {
  cancel: UseSubscriptionResult['cancel'];
  /** End of the period that was paid for, or of the days of grace, in ISO 8601. */
  until: string;
  onClose: () => void;
}

/** The one question before a subscription is cancelled: until when everything works, and what becomes of the data. */
export function CancelDialog({ cancel, until, onClose }: CancelDialogProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { messageFor } = useFormRefusal();
  return (
    <ConfirmDialog
      title={t('billing_account.cancel.title')}
      confirmLabel={t('billing_account.cancel.confirm')}
      cancelLabel={t('billing_account.cancel.keep')}
      isDanger
      isOpen
      isPending={cancel.isPending}
      pendingLabel={t('billing_account.cancel.pending')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: onClose })}
    >
      <Stack gap={4}>
        <Text as="p">{t('billing_account.cancel.until', { date: format.date(until) })}</Text>
        <Text as="p">{t('billing_account.cancel.data')}</Text>
        <RefusalBanner message={messageFor(cancel.error)} />
      </Stack>
    </ConfirmDialog>
  );
}
