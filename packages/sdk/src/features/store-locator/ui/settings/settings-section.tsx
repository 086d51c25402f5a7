'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Section } from '../../../../patterns/section.tsx';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import type { LocatorSectionName } from '../../settings/locator-settings.ts';
import { locatorSectionState, useLocatorForm } from './locator-form-context.ts';

interface SettingsSectionProps {
  name: LocatorSectionName;
  text?: ReactNode;
  children: ReactNode;
}

/** One part of the settings, with whether it was changed or is wrong. */
export function SettingsSection({ name, text, children }: SettingsSectionProps): JSX.Element {
  const t = useTranslate();
  const { form, headingLevel, idPrefix, isReadOnly } = useLocatorForm();
  const is = useDraftState(form, (state) => locatorSectionState(state, name));
  return (
    <Section
      id={`${idPrefix}${name}`}
      name={name}
      title={t(`store_locator.settings.section.${name}`)}
      mark={
        is !== 'clean' && (
          <Tag tone={is === 'faulty' ? 'bad' : 'info'}>
            {t(`store_locator.settings.section_${is === 'faulty' ? 'fault' : 'dirty'}`)}
          </Tag>
        )
      }
      isDisabled={isReadOnly}
      {...{ text, headingLevel }}
    >
      {children}
    </Section>
  );
}
