import { chipText, type FilterField } from '../../../../patterns/filter-field.ts';
import { useLocationField } from '../location-filter-field.ts';
import { useGroupField } from './group-filter-field.ts';

/** Filters by location that several features share, by their names on the wire. */
interface LocationFilters {
  groups?: readonly number[] | undefined;
  facilities_ids?: readonly number[] | undefined;
}

interface LocationFieldsOptions {
  filters: LocationFilters;
  changeFilters: (change: LocationFilters) => void;
  texts: { groups: string; locations: string; count: (count: number) => string };
}

/** The fields for groups of locations and for locations; names are fetched once a filter or the panel needs them. */
export function useLocationFields({ filters, changeFilters, texts }: LocationFieldsOptions): FilterField[] {
  const groupField = useGroupField({
    label: texts.groups,
    groups: filters.groups,
    onChange: (next) => changeFilters({ groups: next }),
  });
  const locationField = useLocationField({
    id: 'facilities_ids',
    label: texts.locations,
    ids: filters.facilities_ids,
    onChange: (next) => changeFilters({ facilities_ids: next }),
    chip: (names) => (names.length > 2 ? texts.count(names.length) : chipText(names)),
  });
  return [groupField, locationField];
}
