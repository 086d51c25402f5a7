'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ExtraSections } from '../fields/extra-sections.tsx';
import { useLocatorField } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** The owner's own lists of links, buttons and pictures. */
export function ExtraSectionsSection(): JSX.Element {
  const t = useTranslate();
  const { value, onChange, messageOf } = useLocatorField('sections');
  return (
    <SettingsSection name="sections" text={t('store_locator.extra.text')}>
      <ExtraSections {...{ value, onChange, messageOf }} />
    </SettingsSection>
  );
}
