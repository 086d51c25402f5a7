'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { useLocatorField, useLocatorForm } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** Whether visitors see posts, photos, or questions. */
export function ShownSection({ name }: { name: 'posts' | 'photos' | 'faq' }): JSX.Element {
  const t = useTranslate();
  const { questionsHref } = useLocatorForm();
  const { value, onChange } = useLocatorField(name);
  return (
    <SettingsSection name={name}>
      <Switch
        label={t(`store_locator.settings.${name}.is_shown`)}
        isSelected={value.is_shown}
        onChange={(isOn) => onChange({ is_shown: isOn })}
      />
      {name === 'faq' && questionsHref !== undefined && (
        <Link href={questionsHref} isInApp>
          {t('store_locator.settings.faq.edit')}
        </Link>
      )}
    </SettingsSection>
  );
}
