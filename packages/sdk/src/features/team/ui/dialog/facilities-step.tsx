'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { LocationPicker } from './location-picker.tsx';
import { useMemberFormState } from './member-form-context.ts';
import { PlacesChoice } from './places-choice.tsx';
import { StepText } from './step-text.ts';

/** Which locations a manager sees, chosen one by one, or all of them. */
export function FacilitiesStep(): JSX.Element {
  const t = useTranslate();
  const form = useMemberFormState();
  return (
    <>
      <PlacesChoice />
      {!form.seesEverything && <StepText>{t('team.places.all_refused')}</StepText>}
      {form.draft.permissionType === 'all' ? (
        <Banner tone="info">{t('team.places.all_text')}</Banner>
      ) : (
        <LocationPicker />
      )}
    </>
  );
}
