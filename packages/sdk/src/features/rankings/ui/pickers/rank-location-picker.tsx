'use client';
import type { JSX } from 'react';
import { rankingsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { LocationComboBox } from '../../../listings/ui/picker/location-combo-box.tsx';

export interface RankLocationPickerProps {
  /** Id of the chosen location, or undefined. */
  value: number | undefined;
  onChange: (facility: number) => void;
}

/**
 * Chooses one location by its address, name, city or store code. Put it into a `Surface`, or into a component of ours.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { search, changeSearch } = useRankSearch();
 * return (
 *   <Surface>
 *     <RankLocationPicker value={search.facility} onChange={(facility) => changeSearch({ facility })} />
 *   </Surface>
 * );
 * ```
 */
export function RankLocationPicker({ value, onChange }: RankLocationPickerProps): JSX.Element | null {
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(rankingsMessages);
  if (!areWordsReady) return null;
  return (
    <LocationComboBox
      label={t('rankings.location.label')}
      placeholder={t('rankings.location.search')}
      emptyText={t('rankings.location.none')}
      value={value}
      onChange={({ id }) => onChange(id)}
    />
  );
}
