'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LocationPicker } from './location-picker.tsx';
import { useMemberFormState } from './member-form-context.ts';
import { PlacesChoice } from './places-choice.tsx';

/** Which locations a manager sees, chosen one by one, or all of them. */
export function FacilitiesStep(): JSX.Element {
  const t = useTranslate();
  const form = useMemberFormState();
  return (
    <>
      <PlacesChoice />
      {!form.seesEverything && (
        <Text as="p" tone="subtle" size="s">
          {t('team.places.all_refused')}
        </Text>
      )}
      {form.draft.permissionType === 'all' ? (
        <Banner tone="info">{t('team.places.all_text')}</Banner>
      ) : (
        <LocationPicker />
      )}
    </>
  );
}
