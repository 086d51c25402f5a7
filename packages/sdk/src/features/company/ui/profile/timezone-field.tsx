'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { useTimezones } from '../../../session/use-timezones.ts';
import type { ProfileForm } from '../../profile/form/use-profile-form.ts';
import { offsetText } from './offset-text.ts';

/** The time zone, found by its name, with its offset now. */
export function TimezoneField({ form }: { form: ProfileForm }): JSX.Element {
  const t = useTranslate();
  const { data: timezones = [], isPending } = useTimezones();
  const { timezone } = form.values;
  const known = timezones.map(({ name, offset_minutes }) => ({
    id: name,
    label: `${name.replaceAll('_', ' ')} (${offsetText(offset_minutes)})`,
  }));
  const isKnown = known.some(({ id }) => id === timezone);
  return (
    <ComboBox
      label={t('company.profile.field.timezone')}
      description={t('company.profile.timezone_hint')}
      options={isKnown ? known : [{ id: timezone, label: timezone }, ...known]}
      value={timezone}
      onChange={(name) => name !== null && form.set('timezone', name)}
      isLoading={isPending}
      loadingText={t('common.loading')}
      emptyText={t('company.profile.no_timezone')}
    />
  );
}
