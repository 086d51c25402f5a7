import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf, PageOf } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { directoryKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';
import { toFiltersQuery } from '../../state/define-filters.ts';
import { type BingListingFilters, bingListingFilters } from './bing-listing-filters.ts';
import type { BingListing, DirectorySettings } from './use-map-settings.ts';

const reads = { permission: 'manage_company_data', module: 'company' } as const;

const writes = { ...reads, demo: 'blocked', embed: 'never', concernsAllLocations: true } as const;

/** Access to the calls about other maps; who lost them with the plan can still stop, so `stop` does not need it. */
export const mapSettingsAccess: Readonly<Record<'see' | 'stop' | 'list', MemberAccess>> = {
  see: { ...reads, demo: 'allowed' },
  stop: writes,
  list: { ...writes, plan: 'bing_maps' },
};

const pageSize = 20;

/** The maps beyond Google with what each of them shows, as a query. */
export function getMapSettings(client: PinfoldClient): QueryOf<ListOf<DirectorySettings>> {
  return queryOptions({
    queryKey: directoryKeys.settings(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/map-settings/', { signal })),
  });
}

/** How far each location is with Bing, page after page, those with problems first, as a query. */
export function listBingListings(
  client: PinfoldClient,
  filters: BingListingFilters = {},
): PagedQueryOf<PageOf<BingListing>> {
  const search = { page_size: pageSize, ...toFiltersQuery(bingListingFilters.tidy(filters)) };
  return infiniteQueryOptions({
    queryKey: directoryKeys.bingListings(client.scope, search),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/map-settings/bing/listings/', {
          params: { query: { ...search, page: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * pageSize < last.count ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
