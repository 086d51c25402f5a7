import { chipText, type FilterField, type OptionsSourceProps } from '../../../patterns/filter-field.ts';
import { useReviewGroups, useReviewLocations } from '../../listings/use-review-locations.ts';

/** Filters by location that posts and photos share, by their names on the wire. */
interface LocationFilters {
  readonly groups?: readonly number[];
  readonly facilities_ids?: readonly number[];
}

interface LocationFieldsOptions {
  filters: LocationFilters;
  changeFilters: (change: { [Name in keyof LocationFilters]?: LocationFilters[Name] | undefined }) => void;
  texts: { groups: string; locations: string; count: (count: number) => string };
}

/** The fields for groups of locations and for locations; names are fetched once a filter or the panel needs them. */
export function useLocationFields({ filters, changeFilters, texts }: LocationFieldsOptions): FilterField[] {
  const { groups = none, facilities_ids = none } = filters;
  const groupNames = useReviewGroups({ enabled: groups.length > 0 }).data?.results;
  const locations = useReviewLocations({ enabled: facilities_ids.length > 0 }).data?.results;
  // What is not among the names, for example from an old link, still needs a chip by which to remove it.
  const nameOfGroup = (id: number) => groupNames?.find((group) => group.id === id)?.name ?? `#${id}`;
  const nameOfLocation = (id: number) => {
    const location = locations?.find((one) => one.id === id);
    return location?.formatted_address || location?.name || `#${id}`;
  };
  return [
    {
      id: 'groups',
      label: texts.groups,
      input: {
        kind: 'choices',
        options: GroupOptions,
        value: groups.map((id) => ({ id: String(id), label: nameOfGroup(id) })),
        onChange: (chosen) => changeFilters({ groups: idsOf(chosen) }),
      },
      chip: chipText(groups.map(nameOfGroup)),
      clear: () => changeFilters({ groups: undefined }),
    },
    {
      id: 'facilities_ids',
      label: texts.locations,
      input: {
        kind: 'choices',
        options: LocationOptions,
        value: facilities_ids.map((id) => ({ id: String(id), label: nameOfLocation(id) })),
        onChange: (chosen) => changeFilters({ facilities_ids: idsOf(chosen) }),
      },
      chip:
        facilities_ids.length > 2
          ? texts.count(facilities_ids.length)
          : chipText(facilities_ids.map(nameOfLocation)),
      clear: () => changeFilters({ facilities_ids: undefined }),
    },
  ];
}

const none: readonly number[] = [];

function idsOf(chosen: readonly { id: string }[]): number[] {
  return chosen.map(({ id }) => Number(id));
}

function GroupOptions({ children }: OptionsSourceProps) {
  const groups = useReviewGroups().data?.results ?? [];
  return children(groups.map(({ id, name }) => ({ id: String(id), label: name })));
}

function LocationOptions({ children }: OptionsSourceProps) {
  const locations = useReviewLocations().data?.results ?? [];
  return children(
    locations.map(({ id, name, formatted_address }) => ({
      id: String(id),
      label: formatted_address || name,
    })),
  );
}
