'use client';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator-limits';
import { distanceUnits } from '@pinfold/contract/features/store-locator/locator-enums';
import { languages } from '@pinfold/contract/languages';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ColorField } from '../fields/color-field.tsx';
import { ImageField } from '../fields/image-field.tsx';
import { LocatorGrid } from '../fields/locator-section.tsx';
import { useFaultWords } from '../fields/use-fault-words.ts';
import { useLocatorForm } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** What the locator is called, where it is, and how it looks. */
export function GeneralSection(): JSX.Element {
  const t = useTranslate();
  const { state, values } = useLocatorForm();
  const { set, nameRefusal, settings } = state;
  const messageOf = useFaultWords(state.faults);
  // The address as it will be, shown while it is typed.
  const address = settings?.addresses.page.replace(`/${settings.name}/`, `/${values.name}/`) ?? '';
  return (
    <SettingsSection name="general">
      <Switch
        label={t('store_locator.settings.field.is_published')}
        description={t('store_locator.settings.published_text')}
        isSelected={values.is_published}
        onChange={(isOn) => set('is_published', isOn)}
      />
      <LocatorGrid>
        <TextField
          label={t('store_locator.settings.field.header_name')}
          value={values.header_name}
          maxLength={locatorLimits.header}
          onChange={(text) => set('header_name', text)}
          errorMessage={messageOf('header_name')}
        />
        <ColorField
          label={t('store_locator.settings.field.primary_color')}
          value={values.primary_color}
          onChange={(color) => set('primary_color', color)}
          errorMessage={messageOf('primary_color')}
        />
        <ImageField
          kind="logo"
          label={t('store_locator.settings.field.logo')}
          value={values.logo}
          onChange={(image) => set('logo', image)}
        />
        <ImageField
          kind="site_icon"
          label={t('store_locator.settings.field.site_icon')}
          value={values.site_icon}
          onChange={(image) => set('site_icon', image)}
        />
        <Select
          label={t('store_locator.settings.field.language')}
          description={t('store_locator.settings.language_text')}
          options={languages.map((id) => ({ id, label: t(`store_locator.settings.language.${id}`) }))}
          value={values.language}
          onChange={(chosen) => {
            const language = languages.find((one) => one === chosen);
            if (language) set('language', language);
          }}
        />
        <Select
          label={t('store_locator.settings.field.distance_unit')}
          options={distanceUnits.map((id) => ({ id, label: t(`store_locator.settings.unit.${id}`) }))}
          value={values.distance_unit}
          onChange={(chosen) => {
            const unit = distanceUnits.find((one) => one === chosen);
            if (unit) set('distance_unit', unit);
          }}
        />
      </LocatorGrid>
      <TextField
        label={t('store_locator.settings.field.name')}
        description={t('store_locator.settings.address', { address })}
        value={values.name}
        maxLength={60}
        autoComplete="off"
        spellCheck="false"
        onChange={(name) => set('name', name.toLowerCase())}
        errorMessage={messageOf('name') ?? nameRefusal}
      />
    </SettingsSection>
  );
}
