'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { useLocationPicker } from '../../../listings/picker/use-location-picker.ts';
import { LocationPicker } from '../../../listings/ui/picker/location-picker.tsx';
import { usePickerTexts } from '../../../listings/ui/picker/use-picker-texts.ts';
import type { AppleAccount } from '../../apple/use-apple-accounts.ts';
import {
  mostAppleLocations,
  type StartedAppleListings,
  useEnableAppleListings,
} from '../../apple/use-apple-listings.ts';
import type { MapSettingsProps } from '../map-settings.tsx';
import { EnablePreview } from './enable-preview.tsx';

interface EnableListingsDialogProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  account: AppleAccount;
  onClose: () => void;
}

/** Chooses locations that are sent to Apple, and shows what they lack before anything is sent. */
export function EnableListingsDialog(props: EnableListingsDialogProps): JSX.Element {
  const { account, getLocationHref, onClose } = props;
  const t = useTranslate();
  const [isAll, setAll] = useState(true);
  const [ids, setIds] = useState<readonly number[]>([]);
  const [preview, setPreview] = useState<StartedAppleListings>();
  const check = useEnableAppleListings();
  const send = useEnableAppleListings();
  const { messageFor } = useFormRefusal();
  const wish = { accountId: account.id, locationIds: isAll ? undefined : ids };
  if (preview)
    return (
      <FormDialog
        title={t('apple_accounts.enable.title')}
        isDismissable={false}
        action={
          preview.accepted.length > 0
            ? {
                children: t('apple_accounts.enable.confirm', { count: preview.accepted.length }),
                isPending: send.isPending,
                pendingLabel: t('apple_accounts.enable.sending'),
              }
            : undefined
        }
        onSubmit={() => send.mutate(wish, { onSuccess: onClose })}
        onClose={onClose}
      >
        <EnablePreview preview={preview} getLocationHref={getLocationHref} />
        <RefusalBanner message={messageFor(send.error)} />
      </FormDialog>
    );
  return (
    <FormDialog
      title={t('apple_accounts.enable.title')}
      isDismissable={false}
      action={{
        children: t('apple_accounts.enable.check'),
        isPending: check.isPending,
        pendingLabel: t('apple_accounts.enable.checking'),
        disabledReason: isAll
          ? undefined
          : ids.length === 0
            ? t('apple_accounts.enable.choose_first')
            : ids.length > mostAppleLocations
              ? t('apple_accounts.enable.too_many', { count: mostAppleLocations })
              : undefined,
      }}
      onSubmit={() => check.mutate({ ...wish, dryRun: true }, { onSuccess: setPreview })}
      onClose={onClose}
    >
      <RadioGroup
        label={t('apple_accounts.enable.which')}
        options={(['all', 'chosen'] as const).map((value) => ({
          value,
          label: t(`apple_accounts.enable.${value}`),
        }))}
        value={isAll ? 'all' : 'chosen'}
        onChange={(value) => setAll(value === 'all')}
      />
      {!isAll && <ChosenLocations ids={ids} onChange={setIds} />}
      <RefusalBanner message={messageFor(check.error)} />
    </FormDialog>
  );
}

interface ChosenLocationsProps {
  ids: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

function ChosenLocations({ ids, onChange }: ChosenLocationsProps) {
  const texts = usePickerTexts();
  const picker = useLocationPicker({
    selectedIds: ids,
    toggle: (id) => onChange(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    add: (more) => onChange([...new Set([...ids, ...more])]),
    clear: () => onChange([]),
    onlyOwn: true,
  });
  return <LocationPicker choice={picker} texts={texts} />;
}
