'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { useLocatorField } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** Whether there is a map, and whether visitors are asked first. */
export function MapSection(): JSX.Element {
  const t = useTranslate();
  const { value: map, onChange } = useLocatorField('map');
  return (
    <SettingsSection name="map">
      <Switch
        label={t('store_locator.settings.map.is_shown')}
        isSelected={map.is_shown}
        onChange={(isOn) => onChange({ ...map, is_shown: isOn })}
      />
      {map.is_shown && (
        <Switch
          label={t('store_locator.settings.map.asks_consent')}
          description={t('store_locator.settings.map.asks_consent_text')}
          isSelected={map.asks_consent}
          onChange={(isOn) => onChange({ ...map, asks_consent: isOn })}
        />
      )}
    </SettingsSection>
  );
}
