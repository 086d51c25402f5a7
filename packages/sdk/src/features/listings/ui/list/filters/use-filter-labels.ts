import { useTranslate } from '../../../../../i18n/use-translate.ts';
import type { LocationFilterName, LocationFilters } from '../../../list/location-filters.ts';
import { useLocationListView } from '../location-list-context.ts';
import {
  codeFilterNames,
  codeLabel,
  flagLabel,
  wordFilterNames,
  wordLabel,
  type FlagFilterName,
} from './word-label.ts';

interface FilterLabel {
  name: LocationFilterName;
  label: string;
}

const flagNames: readonly FlagFilterName[] = ['is_verified', 'is_owner', 'without_gmb_address'];

/** Filters in the reader's words, one for each chip. What is searched for stands in its own field. */
export function useFilterLabels(filters: LocationFilters): FilterLabel[] {
  const t = useTranslate();
  const { choices } = useLocationListView();
  const labels: FilterLabel[] = [];
  const add = (name: LocationFilterName, label: string) => labels.push({ name, label });

  for (const name of wordFilterNames) {
    const word = filters[name];
    if (word) add(name, `${t(`listings.list.filter.${name}`)}: ${t(wordLabel(name, word))}`);
  }
  for (const name of codeFilterNames) {
    const code = filters[name];
    if (code) add(name, `${t(`listings.list.filter.${name}`)}: ${t(codeLabel(name, code))}`);
  }
  for (const name of flagNames) {
    const value = filters[name];
    if (value !== undefined) add(name, t(flagLabel(name, value)));
  }
  const { cities, labels: marks, groups, store_codes, facilities_ids } = filters;
  if (cities) add('cities', listWords(cities));
  if (marks) add('labels', `${t('listings.list.filter.labels')}: ${listWords(marks)}`);
  if (groups)
    add('groups', `${t('listings.list.filter.groups')}: ${listWords(groups.map(choices.groupName))}`);
  if (store_codes) add('store_codes', `${t('listings.list.column.store_code')}: ${listWords(store_codes)}`);
  if (facilities_ids)
    add('facilities_ids', t('listings.list.filter.facilities_ids', { count: facilities_ids.length }));
  return labels;
}

function listWords(words: readonly string[]): string {
  const shown = words.slice(0, 2).join(', ');
  return words.length > 2 ? `${shown} +${words.length - 2}` : shown;
}
