'use client';
import type { AppStore } from '@pinfold/contract/app-stores';
import {
  type RemovedAppReviews,
  removedAppReviews,
} from '@pinfold/contract/features/integrations/mobile-app';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import {
  type MobileAppAccount,
  useDeleteMobileAppAccount,
} from '../../mobile-apps/use-mobile-app-accounts.ts';
import { type MobileApp, useRemoveMobileApp } from '../../mobile-apps/use-mobile-apps.ts';

interface DeleteAccountDialogProps {
  account: MobileAppAccount;
  onClose: () => void;
}

/** Confirms that an account goes with its key and its apps, and asks whether their reviews stay. */
export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps): JSX.Element {
  const t = useTranslate();
  const [reviews, setReviews] = useState<RemovedAppReviews>('keep');
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
      onConfirm={() => remove.mutate({ id, reviews }, { onSuccess: onClose })}
      onClose={onClose}
      choice={count > 0 && <ReviewsChoice store={store} value={reviews} onChange={setReviews} />}
    >
      {count > 0 ? `${t('mobile_apps.delete.apps', { count })} ${revoke}` : revoke}
    </RemoveDialog>
  );
}

interface RemoveAppDialogProps {
  app: MobileApp;
  onClose: () => void;
}

/**
 * Confirms that an app is removed from here, and asks whether its reviews stay. Of one that was removed with them, only
 * they are left to delete.
 */
export function RemoveAppDialog({ app, onClose }: RemoveAppDialogProps): JSX.Element {
  const t = useTranslate();
  const isRemoved = app.removed_at !== null;
  const [reviews, setReviews] = useState<RemovedAppReviews>(isRemoved ? 'delete' : 'keep');
  const remove = useRemoveMobileApp();
  const { messageFor } = useFormRefusal();
  const { id, name, store } = app;
  return (
    <RemoveDialog
      title={t(isRemoved ? 'mobile_apps.kept.delete_title' : 'mobile_apps.remove.title', { name })}
      confirmLabel={t(isRemoved ? 'mobile_apps.kept.delete' : 'mobile_apps.remove')}
      pendingLabel={t('mobile_apps.remove.pending')}
      isPending={remove.isPending}
      refusal={messageFor(remove.error)}
      onConfirm={() => remove.mutate({ id, reviews }, { onSuccess: onClose })}
      onClose={onClose}
      choice={!isRemoved && <ReviewsChoice store={store} value={reviews} onChange={setReviews} />}
    >
      {t(isRemoved ? `mobile_apps.reviews.delete_${store}` : 'mobile_apps.remove.text')}
    </RemoveDialog>
  );
}

interface ReviewsChoiceProps {
  store: AppStore;
  value: RemovedAppReviews;
  onChange: (value: RemovedAppReviews) => void;
}

function ReviewsChoice({ store, value, onChange }: ReviewsChoiceProps) {
  const t = useTranslate();
  const about = {
    keep: t('mobile_apps.reviews.keep_text'),
    delete: t(`mobile_apps.reviews.delete_${store}`),
  };
  return (
    <RadioGroup
      label={t('mobile_apps.reviews')}
      options={removedAppReviews.map((one) => ({
        value: one,
        label: t(`mobile_apps.reviews.${one}`),
        description: about[one],
      }))}
      value={value}
      onChange={(next) => onChange(next === 'keep' ? 'keep' : 'delete')}
    />
  );
}
