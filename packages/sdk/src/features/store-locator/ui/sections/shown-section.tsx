'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { useLocatorForm } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** Whether visitors see posts, photos, or questions. */
export function ShownSection({ name }: { name: 'posts' | 'photos' | 'faq' }): JSX.Element {
  const t = useTranslate();
  const { state, values, questionsHref } = useLocatorForm();
  return (
    <SettingsSection name={name}>
      <Switch
        label={t(`store_locator.settings.${name}.is_shown`)}
        isSelected={values[name].is_shown}
        onChange={(isOn) => state.set(name, { is_shown: isOn })}
      />
      {name === 'faq' && questionsHref !== undefined && (
        <Link href={questionsHref} isInApp>
          {t('store_locator.settings.faq.edit')}
        </Link>
      )}
    </SettingsSection>
  );
}
