'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { LocationPicker as Picker } from '../../../listings/ui/picker/location-picker.tsx';
import { useLocationChoice } from '../../form/use-location-choice.ts';
import { useMemberFormState } from './member-form-context.ts';

/** The locations that a manager sees. */
export function LocationPicker(): JSX.Element {
  const t = useTranslate();
  const choice = useLocationChoice(useMemberFormState());
  return (
    <Picker
      choice={choice}
      texts={{
        search: t('team.places.search'),
        list: t('team.places.list'),
        selected: (count) => t('team.places.selected', { count }),
        onlySelected: t('team.places.only_selected'),
        clear: t('team.places.clear'),
        selectAll: (count) => t('team.places.select_all', { count }),
        selectMatching: (count) => t('team.places.select_matching', { count }),
        note: choice.lockedCount > 0 ? t('team.places.locked_text') : undefined,
        locked: t('team.places.locked'),
        failed: t('team.places.error'),
        noMatch: t('team.places.no_match'),
        nothing: t('team.places.nothing'),
      }}
    />
  );
}
