'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useAppKeyForm } from '../../mobile-apps/use-app-key-form.ts';
import { type MobileAppAccount, useReplaceAppKey } from '../../mobile-apps/use-mobile-app-accounts.ts';
import { AppKeyFields, KeyRefusalBanner } from './app-key-fields.tsx';

interface ReplaceKeyDialogProps {
  account: MobileAppAccount;
  onClose: () => void;
}

/** Replaces the key of an account; the old one is in use until the new one has opened all of its apps. */
export function ReplaceKeyDialog({ account, onClose }: ReplaceKeyDialogProps): JSX.Element {
  const t = useTranslate();
  const form = useAppKeyForm(account.store, { issuerId: account.issuer_id ?? '' });
  const replace = useReplaceAppKey();
  const submit = () => {
    if (!form.key) return;
    const { store: _store, ...key } = form.key;
    replace.mutate({ id: account.id, ...key }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t('mobile_apps.replace.title', { name: account.name })}
      isDismissable={false}
      action={{
        children: t('mobile_apps.replace'),
        isPending: replace.isPending,
        pendingLabel: t('mobile_apps.replace.pending'),
        disabledReason: form.verdict?.is_usable ? undefined : t('mobile_apps.check_first'),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text as="p" tone="muted" wrap="pretty">
        {t('mobile_apps.replace.text')}
      </Text>
      <AppKeyFields form={form} />
      <KeyRefusalBanner error={replace.error} />
    </FormDialog>
  );
}
