'use client';
import type { JSX } from 'react';
import { useLocationPicker } from '../../listings/picker/use-location-picker.ts';
import { LocationPicker } from '../../listings/ui/picker/location-picker.tsx';
import { usePickerTexts } from '../../listings/ui/picker/use-picker-texts.ts';

interface BoosterLocationsProps {
  ids: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** Chooses locations of the company's own. */
export function BoosterLocations({ ids, onChange }: BoosterLocationsProps): JSX.Element {
  const texts = usePickerTexts();
  const picker = useLocationPicker({
    selectedIds: ids,
    toggle: (id) => onChange(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    add: (more) => onChange([...new Set([...ids, ...more])]),
    clear: () => onChange([]),
    onlyOwn: true,
  });
  return <LocationPicker choice={picker} texts={texts} />;
}
