'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useLocationPicker } from '../../listings/picker/use-location-picker.ts';
import { LocationPicker } from '../../listings/ui/picker/location-picker.tsx';
import { usePickerTexts } from '../../listings/ui/picker/use-picker-texts.ts';
import { ChoiceGroup } from './choice-group.tsx';

interface BoosterLocationsProps {
  ids: readonly number[];
  onChange: (ids: readonly number[]) => void;
  /** What is wrong with the choice. */
  errorMessage?: string | undefined;
}

/** Chooses locations of the company's own. */
export function BoosterLocations({ ids, onChange, errorMessage }: BoosterLocationsProps): JSX.Element {
  const t = useTranslate();
  const texts = usePickerTexts();
  const picker = useLocationPicker({
    selectedIds: ids,
    toggle: (id) => onChange(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    add: (more) => onChange([...new Set([...ids, ...more])]),
    clear: () => onChange([]),
    onlyOwn: true,
  });
  return (
    <ChoiceGroup label={t('review_booster.for_chosen')} errorMessage={errorMessage}>
      <LocationPicker choice={picker} texts={texts} />
    </ChoiceGroup>
  );
}
