'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import {
  type MobileAppAccount,
  useDeleteMobileAppAccount,
} from '../../mobile-apps/use-mobile-app-accounts.ts';
import { type MobileApp, useRemoveMobileApp } from '../../mobile-apps/use-mobile-apps.ts';

interface DeleteAccountDialogProps {
  account: MobileAppAccount;
  onClose: () => void;
}

/** Confirms that an account goes with its key and its apps. */
export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps): JSX.Element {
  const t = useTranslate();
  const remove = useDeleteMobileAppAccount();
  const { messageFor } = useFormRefusal();
  const { id, name, apps_count: count, store } = account;
  const revoke = t(`mobile_apps.delete.revoke_${store}`);
  return (
    <RemoveDialog
      title={t('mobile_apps.delete.title', { name })}
      confirmLabel={t('mobile_apps.delete')}
      pendingLabel={t('mobile_apps.delete.pending')}
      isPending={remove.isPending}
      refusal={messageFor(remove.error)}
      onConfirm={() => remove.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    >
      {count > 0 ? `${t('mobile_apps.delete.apps', { count })} ${revoke}` : revoke}
    </RemoveDialog>
  );
}

interface RemoveAppDialogProps {
  app: MobileApp;
  onClose: () => void;
}

/** Confirms that an app is removed from here. */
export function RemoveAppDialog({ app, onClose }: RemoveAppDialogProps): JSX.Element {
  const t = useTranslate();
  const remove = useRemoveMobileApp();
  const { messageFor } = useFormRefusal();
  return (
    <RemoveDialog
      title={t('mobile_apps.remove.title', { name: app.name })}
      confirmLabel={t('mobile_apps.remove')}
      pendingLabel={t('mobile_apps.remove.pending')}
      isPending={remove.isPending}
      refusal={messageFor(remove.error)}
      onConfirm={() => remove.mutate(app.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('mobile_apps.remove.text')}
    </RemoveDialog>
  );
}
