'use client';
import { fold } from '@pinfold/contract/fold';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { useReviewGroups, useReviewLocations } from '../../../listings/use-review-locations.ts';
import type { ComparedSetChoice } from '../../competition/compared-set.ts';
import { useCompetitors } from '../../competition/use-competitors.ts';
import { chosenOptions, optionOf, placesOfOptions } from './compared-options.ts';

interface ComparedPlacesFieldProps {
  value: ComparedSetChoice;
  onChange: (places: Pick<ComparedSetChoice, 'facilities_ids' | 'groups' | 'competitors'>) => void;
}

/** Locations, groups and competitors in one field, found by their names. */
export function ComparedPlacesField({ value, onChange }: ComparedPlacesFieldProps): JSX.Element {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const found = useReviewLocations(q ? { q } : {});
  const { facilities_ids: ids = [] } = value;
  const named = useReviewLocations({ ids, enabled: ids.length > 0 });
  const groups = useReviewGroups();
  const { competitors } = useCompetitors();
  const fits = ({ name }: { name: string }) => fold(name).includes(fold(q));
  const words = {
    group: t('rankings.comparator.is_group'),
    competitor: t('rankings.comparator.is_competitor'),
  };
  const known = {
    facilities_ids: [...(named.data?.results ?? []), ...(found.data?.results ?? [])],
    groups: groups.data?.results ?? [],
    competitors,
  };
  const options = [
    ...known.groups.filter(fits).map((group) => optionOf('groups', group, words)),
    ...competitors.filter(fits).map((competitor) => optionOf('competitors', competitor, words)),
    ...(found.data?.results ?? []).map((location) => optionOf('facilities_ids', location, words)),
  ];
  return (
    <MultiComboBox
      label={t('rankings.comparator.places')}
      placeholder={t('rankings.comparator.search')}
      emptyText={t('rankings.comparator.no_match')}
      removeLabel={(name) => t('rankings.comparator.remove', { name })}
      options={options}
      value={chosenOptions(value, known, words)}
      onChange={(chosen) => onChange(placesOfOptions(chosen))}
      onInputChange={(text) => setQ(text.trim())}
      isLoading={found.isFetching}
      loadingText={t('common.loading')}
    />
  );
}
