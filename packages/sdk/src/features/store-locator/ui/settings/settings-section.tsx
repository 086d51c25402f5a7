'use client';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import type { LocatorSectionName } from '../../settings/locator-sections.ts';
import { LocatorSection } from '../fields/locator-section.tsx';
import { useLocatorForm } from './locator-form-context.ts';
import { locatorSectionState } from './section-state.ts';

interface SettingsSectionProps {
  name: LocatorSectionName;
  text?: ReactNode;
  children: ReactNode;
}

/** One part of the settings, with whether it was changed or is wrong. */
export function SettingsSection({ name, text, children }: SettingsSectionProps): JSX.Element {
  const t = useTranslate();
  const { state, headingLevel, idPrefix } = useLocatorForm();
  const is = locatorSectionState(state, name);
  return (
    <LocatorSection
      id={`${idPrefix}${name}`}
      title={t(`store_locator.settings.section.${name}`)}
      mark={
        is !== 'clean' && (
          <Tag tone={is === 'faulty' ? 'bad' : 'info'}>
            {t(`store_locator.settings.section_${is === 'faulty' ? 'fault' : 'dirty'}`)}
          </Tag>
        )
      }
      {...{ text, headingLevel }}
    >
      {children}
    </LocatorSection>
  );
}
