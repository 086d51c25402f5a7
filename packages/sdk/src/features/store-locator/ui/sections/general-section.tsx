'use client';
import { distanceUnits, locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { languages } from '@pinfold/contract/languages';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ColorField } from '../fields/color-field.tsx';
import { ImageField } from '../fields/image-field.tsx';
import { LocatorGrid } from '../fields/locator-layout.tsx';
import { useLocatorField, useLocatorForm } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** What the locator is called, where it is, and how it looks. */
export function GeneralSection(): JSX.Element {
  const t = useTranslate();
  const published = useLocatorField('is_published');
  const header = useLocatorField('header_name');
  const color = useLocatorField('primary_color');
  const logo = useLocatorField('logo');
  const icon = useLocatorField('site_icon');
  const language = useLocatorField('language');
  const unit = useLocatorField('distance_unit');
  return (
    <SettingsSection name="general">
      <Switch
        label={t('store_locator.settings.field.is_published')}
        description={t('store_locator.settings.published_text')}
        isSelected={published.value}
        onChange={published.onChange}
      />
      <LocatorGrid>
        <TextField
          label={t('store_locator.settings.field.header_name')}
          value={header.value}
          maxLength={locatorLimits.header}
          onChange={header.onChange}
          errorMessage={header.errorMessage}
        />
        <ColorField
          label={t('store_locator.settings.field.primary_color')}
          value={color.value}
          onChange={color.onChange}
          errorMessage={color.errorMessage}
        />
        <ImageField
          kind="logo"
          label={t('store_locator.settings.field.logo')}
          value={logo.value}
          onChange={logo.onChange}
        />
        <ImageField
          kind="site_icon"
          label={t('store_locator.settings.field.site_icon')}
          value={icon.value}
          onChange={icon.onChange}
        />
        <Select
          label={t('store_locator.settings.field.language')}
          description={t('store_locator.settings.language_text')}
          options={languages.map((id) => ({ id, label: t(`store_locator.settings.language.${id}`) }))}
          value={language.value}
          onChange={(chosen) => language.onChange(languages.find((one) => one === chosen) ?? language.value)}
        />
        <Select
          label={t('store_locator.settings.field.distance_unit')}
          options={distanceUnits.map((id) => ({ id, label: t(`store_locator.settings.unit.${id}`) }))}
          value={unit.value}
          onChange={(chosen) => unit.onChange(distanceUnits.find((one) => one === chosen) ?? unit.value)}
        />
      </LocatorGrid>
      <NameField />
    </SettingsSection>
  );
}

/** The name in the address, with the address as it will be. */
function NameField() {
  const t = useTranslate();
  const { settings } = useLocatorForm();
  const { value, onChange, errorMessage } = useLocatorField('name');
  const address = settings.addresses.page.replace(`/${settings.name}/`, `/${value}/`);
  return (
    <TextField
      label={t('store_locator.settings.field.name')}
      description={t('store_locator.settings.address', { address })}
      value={value}
      maxLength={60}
      autoComplete="off"
      spellCheck="false"
      onChange={(name) => onChange(name.toLowerCase())}
      errorMessage={errorMessage}
    />
  );
}
