import { useMemo, useState } from 'react';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../../query/use-pinfold-query.ts';
import type { Option } from '../../../../ui/collections/option-list.tsx';
import {
  useReviewCities,
  useReviewGroups,
  useReviewLocations,
} from '../../../listings/use-locations-choice.ts';
import type { ReviewFilters } from '../../review-filters.ts';
import { listReviewTags } from '../../reviews.queries.ts';

/** What the filters can be set to; fetched when the panel opens, or when a chip needs a name. */
export interface ReviewFilterChoices {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Found for what was typed. */
  locations: readonly Option[];
  isSearching: boolean;
  searchLocations(text: string): void;
  cities: readonly Option[];
  groups: readonly Option[];
  tags: readonly Option[];
  locationName(id: number): string;
  groupName(id: number): string;
  tagName(id: number): string;
}

const none: readonly number[] = [];

/**
 * What the filters can be set to: locations, towns, groups and tags, fetched when the panel opens.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const choices = useReviewFilterChoices(inbox.filters);
 * ```
 */
export function useReviewFilterChoices(filters: ReviewFilters): ReviewFilterChoices {
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const [q, searchLocations] = useState('');
  const { gmb_address_ids: ids = none, groups: groupIds = none, tags: tagIds = none } = filters;
  const found = useReviewLocations({ q, enabled: isOpen });
  const chosen = useReviewLocations({ ids, enabled: ids.length > 0 });
  const cities = useReviewCities({ enabled: isOpen }).data?.results;
  const groups = useReviewGroups({ enabled: isOpen || groupIds.length > 0 }).data?.results;
  const tags = usePinfoldQuery({ ...listReviewTags(client), enabled: isOpen || tagIds.length > 0 }).data
    ?.results;

  return useMemo(() => {
    const locations = [...(found.data?.results ?? []), ...(chosen.data?.results ?? [])];
    // An id that no longer exists, for example from an old link, still needs a chip by which to remove it.
    const nameIn = (rows: readonly { id: number; name: string }[] | undefined, id: number) =>
      rows?.find((row) => row.id === id)?.name ?? `#${id}`;
    return {
      isOpen,
      setOpen,
      locations: (found.data?.results ?? []).map((location) => ({
        id: String(location.id),
        label: location.formatted_address,
        description: location.name,
      })),
      isSearching: found.isFetching,
      searchLocations,
      cities: (cities ?? []).map(({ city }) => ({ id: city, label: city })),
      groups: (groups ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
      tags: (tags ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
      locationName: (id) => locations.find((one) => one.id === id)?.formatted_address ?? `#${id}`,
      groupName: (id) => nameIn(groups, id),
      tagName: (id) => nameIn(tags, id),
    };
  }, [isOpen, found.data, found.isFetching, chosen.data, cities, groups, tags]);
}
