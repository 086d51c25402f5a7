'use client';
import { useState, type JSX } from 'react';
import { rankingsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Option } from '../../../../ui/collections/option-list.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { useReviewLocations, type LocationSummary } from '../../../listings/use-locations-choice.ts';

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
  const [q, setQ] = useState('');
  const found = useReviewLocations(q ? { q } : {});
  const chosen = useReviewLocations({
    ids: value === undefined ? [] : [value],
    enabled: value !== undefined,
  });
  if (!areWordsReady) return null;
  const current = chosen.data?.results.find(({ id }) => id === value);
  const others = (found.data?.results ?? []).filter(({ id }) => id !== value);
  const isAsked = q !== '' && q !== current?.formatted_address;
  const options = current && !isAsked ? [current, ...others] : (found.data?.results ?? []);
  return (
    <ComboBox
      // The text of the field follows the choice, which arrives after the first drawing.
      key={current?.id ?? 'none'}
      label={t('rankings.location.label')}
      isLabelHidden
      placeholder={t('rankings.location.search')}
      emptyText={t('rankings.location.none')}
      options={options.map(optionOf)}
      value={value === undefined ? null : String(value)}
      onChange={(id) => id !== null && onChange(Number(id))}
      onInputChange={(text) => setQ(text === current?.formatted_address ? '' : text.trim())}
      isLoading={found.isFetching}
      loadingText={t('common.loading')}
    />
  );
}

function optionOf({ id, name, formatted_address, store_code }: LocationSummary): Option {
  return {
    id: String(id),
    label: formatted_address || name,
    description: [name, store_code].filter(Boolean).join(', '),
  };
}
