'use client';
import { launcherPositions, locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LocatorGrid } from '../fields/locator-layout.tsx';
import { useLocatorField } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** The words on the floating button, and its corner. */
export function LauncherSection(): JSX.Element {
  const t = useTranslate();
  const { value: launcher, onChange } = useLocatorField('launcher');
  return (
    <SettingsSection name="launcher">
      <LocatorGrid>
        <TextField
          label={t('store_locator.settings.launcher.text')}
          description={t('store_locator.settings.launcher.text_hint')}
          value={launcher.text}
          maxLength={locatorLimits.launcherText}
          onChange={(text) => onChange({ ...launcher, text })}
        />
      </LocatorGrid>
      <SegmentedControl
        label={t('store_locator.settings.launcher.position')}
        segments={launcherPositions.map((id) => ({
          id,
          label: t(`store_locator.settings.launcher.${id}`),
        }))}
        value={launcher.position}
        onChange={(position) => onChange({ ...launcher, position })}
      />
    </SettingsSection>
  );
}
