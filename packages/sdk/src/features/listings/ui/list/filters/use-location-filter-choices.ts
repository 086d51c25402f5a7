import { useMemo, useState } from 'react';
import type { Option } from '../../../../../ui/collections/option-list.tsx';
import { useLabels } from '../../../list/use-labels.ts';
import type { LocationFilters } from '../../../list/location-filters.ts';
import { useReviewCities, useReviewGroups } from '../../../use-review-locations.ts';

/** What the filters can be set to; fetched when the panel opens, or when a chip needs a name. */
export interface LocationFilterChoices {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  cities: readonly Option[];
  labels: readonly Option[];
  groups: readonly Option[];
  groupName(id: number): string;
}

/**
 * What the list can be filtered by: towns, labels and groups, fetched when the panel opens.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const choices = useLocationFilterChoices(list.filters);
 * ```
 */
export function useLocationFilterChoices(filters: LocationFilters): LocationFilterChoices {
  const [isOpen, setOpen] = useState(false);
  const cities = useReviewCities({ enabled: isOpen }).data?.results;
  const labels = useLabels({ enabled: isOpen }).data;
  const groups = useReviewGroups({ enabled: isOpen || (filters.groups ?? []).length > 0 }).data?.results;
  return useMemo(
    () => ({
      isOpen,
      setOpen,
      cities: (cities ?? []).map(({ city }) => ({ id: city, label: city })),
      labels: (labels ?? []).map(({ label }) => ({ id: label, label })),
      groups: (groups ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
      // A group that nobody knows any more, say from an old link, still needs a chip to be taken away by.
      groupName: (id) => groups?.find((group) => group.id === id)?.name ?? `#${id}`,
    }),
    [isOpen, cities, labels, groups],
  );
}
