import { useMemo } from 'react';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import { useFormMutation } from '../../query/form-refusal.ts';
import { directoryKeys, locationKeys } from '../../query/query-keys.ts';
import type { MutationResult, PagedResult, QueryResult } from '../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../query/use-pinfold-infinite-query.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { BingListingFilters } from './bing-listing-filters.ts';
import { getMapSettings, listBingListings } from './map-settings.queries.ts';

/** A map beyond Google: its switch, and how many locations it shows. */
export type DirectorySettings = Schemas['DirectorySettings'];

/** How far a location is with Bing. */
export type BingListing = Schemas['DirectoryListing'];

/** Whether locations are listed at Bing; with `remove`, what Bing has is taken out of it as well. */
export type BingSwitch = Schemas['BingMapsChange'];

/**
 * The maps beyond Google that can list the locations, and how many each of them shows. Kept up to date by live events.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `feature_disabled` without the flag
 * `map_settings`, `permission_denied` without the permission `manage_company_data`.
 * @example
 * ```tsx
 * const { data: maps = [] } = useMapSettings();
 * return maps.map(({ directory, published }) => <li key={directory}>{published}</li>);
 * ```
 */
export function useMapSettings({ enabled = true }: { enabled?: boolean } = {}): QueryResult<
  DirectorySettings[]
> {
  return usePinfoldQuery({
    ...getMapSettings(useClient()),
    enabled,
    select: ({ results }) => results,
  });
}

/**
 * Lists all locations at Bing, or stops; what follows at Bing takes up to ten days.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `plan_does_not_allow`,
 * `provider_not_configured` or `feature_disabled` among others, left to the form.
 * @example
 * ```tsx
 * const bing = useSwitchBing();
 * bing.mutate({ is_enabled: false, remove: true });
 * ```
 */
export function useSwitchBing(): MutationResult<DirectorySettings, BingSwitch> {
  const { client, queryClient } = usePinfold();
  return useFormMutation({
    mutationFn: (body: BingSwitch) => unwrapResponse(client.api.PUT('/map-settings/bing/', { body })),
    onSettled: () =>
      Promise.all(
        [directoryKeys.all, locationKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}

/** What `useBingListings` returns. */
export type UseBingListingsResult = PagedResult<PageOf<BingListing>> & {
  listings: BingListing[];
  /** How many match on all pages together; undefined until the first is there. */
  count: number | undefined;
};

const none: BingListing[] = [];

/**
 * How far each location is with Bing, those with problems first; more with every `fetchNextPage`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { listings, count } = useBingListings({
 *   maps_integration_status: 'publishing_of_information_failed',
 * });
 * ```
 */
export function useBingListings({
  enabled = true,
  ...filters
}: BingListingFilters & { enabled?: boolean } = {}): UseBingListingsResult {
  const query = usePinfoldInfiniteQuery({ ...listBingListings(useClient(), filters), enabled });
  const { data } = query;
  const listings = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? none, [data]);
  return { ...query, listings, count: data?.pages.at(-1)?.count };
}

/**
 * Sends again what Bing refused or did not receive: the locations with these ids, or all without any. Returns the ids of
 * those that are sent again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and reported to the Provider.
 * @example
 * ```tsx
 * const retry = useRetryBingListings();
 * retry.mutate([17]);
 * ```
 */
export function useRetryBingListings(): MutationResult<number[], readonly number[] | undefined> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: async (locationIds: readonly number[] | undefined) => {
      const body = locationIds ? { facility_ids: [...locationIds] } : {};
      return (await unwrapResponse(client.api.POST('/map-settings/bing/listings/retry/', { body }))).accepted;
    },
    onSettled: () =>
      Promise.all(
        [directoryKeys.all, locationKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
