'use client';
import { type JSX, useState } from 'react';
import { appleBrandNameMaxLength } from '@pinfold/contract/features/integrations/apple-brand';
import { countryName } from '../../../../i18n/country-name.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { refusedFields, useFormRefusal } from '../../../../query/form-refusal.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { type AppleBrand, useNameAppleBrand } from '../../apple/use-apple-accounts.ts';

interface NameBrandDialogProps {
  accountId: number;
  brand: AppleBrand;
  onClose: () => void;
}

/** Says what the brand is called in a country. */
export function NameBrandDialog({ accountId, brand, onClose }: NameBrandDialogProps): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const [name, setName] = useState(brand.name);
  const save = useNameAppleBrand();
  const { messageFor } = useFormRefusal();
  const typed = name.trim();
  return (
    <FormDialog
      title={t('apple_accounts.brands.dialog.title', { country: countryName(brand.country, language) })}
      isDismissable={false}
      action={{
        children: t('apple_accounts.brands.dialog.save'),
        isPending: save.isPending,
        pendingLabel: t('apple_accounts.brands.dialog.saving'),
        disabledReason: typed === '' ? t('apple_accounts.brands.dialog.name_first') : undefined,
      }}
      onSubmit={() => save.mutate({ accountId, country: brand.country, name: typed }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t('apple_accounts.brands.dialog.name')}
        description={t('apple_accounts.brands.dialog.hint')}
        maxLength={appleBrandNameMaxLength}
        value={name}
        onChange={setName}
        errorMessage={refusedFields(save.error)['name']}
        autoFocus
      />
      <RefusalBanner message={messageFor(save.error)} />
    </FormDialog>
  );
}
