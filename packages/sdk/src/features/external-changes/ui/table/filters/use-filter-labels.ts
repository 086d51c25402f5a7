import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useReviewGroups } from '../../../../listings/use-review-locations.ts';
import { useFieldNames } from '../../../../listings/ui/change/use-field-name.ts';
import type { ExternalChangeFilterName, ExternalChangeFilters } from '../../../external-change-filters.ts';

interface FilterLabel {
  /** The filters that one chip stands for. */
  names: readonly ExternalChangeFilterName[];
  label: string;
}

/** Filters of yes and no, each with words for both. */
export const flagFilterNames = ['is_protected', 'is_escalated', 'has_failed'] as const;

/** Filters in the reader's words, one for each chip. What is searched for stands in its own field. */
export function useFilterLabels(filters: ExternalChangeFilters): FilterLabel[] {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  const { source, fields, groups, facilities_ids, identical_key, date_from, date_to } = filters;
  const groupNames = useReviewGroups({ enabled: groups !== undefined }).data?.results;
  const labels: FilterLabel[] = [];
  const add = (label: string, ...names: ExternalChangeFilterName[]) => labels.push({ names, label });

  if (source)
    add(
      `${t('external_changes.table.filter.source')}: ${t(`external_changes.table.source.${source}`)}`,
      'source',
    );
  if (fields) add(listWords(fields.map(nameOf)), 'fields');
  for (const name of flagFilterNames) {
    const value = filters[name];
    if (value !== undefined) add(t(`external_changes.table.filter.${name}${value ? '' : '_no'}`), name);
  }
  if (groups) {
    // A group that nobody knows any more, say from an old link, still needs a chip to be taken away by.
    const names = groups.map((id) => groupNames?.find((group) => group.id === id)?.name ?? `#${id}`);
    add(listWords(names), 'groups');
  }
  if (facilities_ids)
    add(
      t('external_changes.table.filter.facilities_ids', { count: facilities_ids.length }),
      'facilities_ids',
    );
  if (identical_key) add(t('external_changes.table.filter.identical_key'), 'identical_key');
  if (date_from || date_to) {
    const [from, to] = [date_from, date_to].map((day) => (day ? format.date(`${day}T12:00:00Z`) : '…'));
    const dates = { from: from ?? '…', to: to ?? '…' };
    add(t('external_changes.table.filter.dates', dates), 'date_from', 'date_to');
  }
  return labels;
}

function listWords(words: readonly string[]): string {
  const shown = words.slice(0, 2).join(', ');
  return words.length > 2 ? `${shown} +${words.length - 2}` : shown;
}
