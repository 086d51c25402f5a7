'use client';
import { type AppStore, appStores } from '@pinfold/contract/app-stores';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { refusedFields } from '../../../../query/form-refusal.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useAppKeyForm } from '../../mobile-apps/use-app-key-form.ts';
import {
  type MobileAppAccount,
  useConnectAppStore,
  useConnectGooglePlay,
} from '../../mobile-apps/use-mobile-app-accounts.ts';
import { AppKeyFields, KeyRefusalBanner } from './app-key-fields.tsx';

interface AddAccountDialogProps {
  onConnected: (account: MobileAppAccount) => void;
  onClose: () => void;
}

/** Connects an account of a store: what was entered for one store is kept while the other is looked at. */
export function AddAccountDialog({ onConnected, onClose }: AddAccountDialogProps): JSX.Element {
  const t = useTranslate();
  const [store, setStore] = useState<AppStore>('google_play');
  const [typedName, setName] = useState<string>();
  const forms = { google_play: useAppKeyForm('google_play'), app_store: useAppKeyForm('app_store') };
  const googlePlay = useConnectGooglePlay();
  const appStore = useConnectAppStore();
  const form = forms[store];
  const { error, isPending } = store === 'google_play' ? googlePlay : appStore;
  const name = typedName ?? t(`mobile_apps.store.${store}`);
  const connect = () => {
    if (!form.key) return;
    const { store: _store, ...key } = form.key;
    const body = { name: name.trim(), ...key };
    if ('key_id' in body) appStore.mutate(body, { onSuccess: onConnected });
    else googlePlay.mutate(body, { onSuccess: onConnected });
  };
  return (
    <FormDialog
      title={t('mobile_apps.connect.title')}
      isDismissable={false}
      action={{
        children: t('mobile_apps.connect.submit'),
        isPending,
        pendingLabel: t('mobile_apps.connect.pending'),
        disabledReason: !form.verdict?.is_usable
          ? t('mobile_apps.check_first')
          : name.trim() === ''
            ? t('mobile_apps.name_first')
            : undefined,
      }}
      onSubmit={connect}
      onClose={onClose}
    >
      <RadioGroup
        label={t('mobile_apps.store')}
        options={appStores.map((value) => ({ value, label: t(`mobile_apps.store.${value}`) }))}
        value={store}
        onChange={(value) => setStore(appStores.find((one) => one === value) ?? store)}
      />
      <TextField
        label={t('mobile_apps.name')}
        description={t('mobile_apps.name_hint')}
        maxLength={100}
        value={name}
        onChange={setName}
        errorMessage={refusedFields(error)['name']}
      />
      <AppKeyFields key={store} form={form} />
      <KeyRefusalBanner error={error} />
    </FormDialog>
  );
}
