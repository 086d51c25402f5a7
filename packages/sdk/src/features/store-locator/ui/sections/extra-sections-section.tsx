'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ExtraSections } from '../fields/extra-sections.tsx';
import { useFaultWords } from '../fields/use-fault-words.ts';
import { useLocatorForm } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** The owner's own lists of links, buttons and pictures. */
export function ExtraSectionsSection(): JSX.Element {
  const t = useTranslate();
  const { state, values } = useLocatorForm();
  return (
    <SettingsSection name="sections" text={t('store_locator.extra.text')}>
      <ExtraSections
        value={values.sections}
        onChange={(sections) => state.set('sections', sections)}
        messageOf={useFaultWords(state.faults)}
      />
    </SettingsSection>
  );
}
