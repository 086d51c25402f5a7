import { chipText, type FilterField, type OptionsSourceProps } from '../../../patterns/filter-field.ts';
import type { FiltersChange } from '../../../state/define-filters.ts';
import { useGroupField } from '../../listings/ui/groups/group-filter-field.ts';
import { useReviewLocations } from '../../listings/use-locations-choice.ts';
import type { PhotoFilters } from '../photos.queries.ts';

/** Filters by location that posts and photos share, by their names on the wire. */
type LocationFilters = Pick<PhotoFilters, 'groups' | 'facilities_ids'>;

interface LocationFieldsOptions {
  filters: LocationFilters;
  changeFilters: (change: FiltersChange<LocationFilters>) => void;
  texts: { groups: string; locations: string; count: (count: number) => string };
}

/** The fields for groups of locations and for locations; names are fetched once a filter or the panel needs them. */
export function useLocationFields({ filters, changeFilters, texts }: LocationFieldsOptions): FilterField[] {
  const { groups, facilities_ids: ids = none } = filters;
  const groupField = useGroupField({
    label: texts.groups,
    groups,
    onChange: (next) => changeFilters({ groups: next }),
  });
  const locations = useReviewLocations({ ids, enabled: ids.length > 0 }).data?.results;
  // What is not among the names, for example from an old link, still needs a chip by which to remove it.
  const nameOf = (id: number) => {
    const location = locations?.find((one) => one.id === id);
    return location?.formatted_address || location?.name || `#${id}`;
  };
  return [
    groupField,
    {
      id: 'facilities_ids',
      label: texts.locations,
      input: {
        kind: 'choices',
        options: LocationOptions,
        isSearched: true,
        value: ids.map((id) => ({ id: String(id), label: nameOf(id) })),
        onChange: (chosen) => changeFilters({ facilities_ids: chosen.map(({ id }) => Number(id)) }),
      },
      chip: ids.length > 2 ? texts.count(ids.length) : chipText(ids.map(nameOf)),
      clear: () => changeFilters({ facilities_ids: undefined }),
    },
  ];
}

const none: readonly number[] = [];

function LocationOptions({ q, children }: OptionsSourceProps) {
  const { data, isFetching } = useReviewLocations(q ? { q } : {});
  return children(
    (data?.results ?? []).map(({ id, name, formatted_address: address }) => ({
      id: String(id),
      label: address || name,
      ...(address && { description: name }),
    })),
    isFetching,
  );
}
