import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import { type LocationSort, joinTexts } from '@pinfold/contract/features/listings/location-filters';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { toFiltersQuery } from '../../../state/define-filters.ts';
import { locationFilters, type LocationFilters } from './location-filters.ts';

/** Most locations that can be selected at once. */
export const maxSelectedLocations = 10_000;

/** A location as a row of the list shows it. */
export type LocationItem = Schemas['LocationItem'];

/** What is listed, in which order, how many at a time. */
interface LocationQuestion {
  filters: LocationFilters;
  order: LocationSort;
  pageSize: number;
}

/** Locations also change at the provider, so they are polled (product spec, section 9). */
const refetchMs = 10 * 60_000;

/** One page of the locations that match, as a query. */
export function listLocationItems(
  client: PinfoldClient,
  question: LocationQuestion,
  page: number,
): QueryOf<{ count: number; locations: LocationItem[] }> {
  const query = { ...searchOf(question), page, page_size: question.pageSize };
  return queryOptions({
    queryKey: locationKeys.list(client.scope, query),
    queryFn: async ({ signal }) => {
      const { count, results } = await unwrapResponse(
        client.api.GET('/facilities/', { params: { query }, signal }),
      );
      return { count, locations: results.filter(isItem) };
    },
    refetchInterval: refetchMs,
    staleTime: 30_000,
  });
}

/** Ids of everything that matches, in the order of the list; 10 000 at most. */
export async function findLocationIds(
  client: PinfoldClient,
  question: Omit<LocationQuestion, 'pageSize'>,
): Promise<number[]> {
  const query = { ...searchOf(question), only_ids: 'true' } as const;
  const { ids } = await unwrapResponse(client.api.GET('/facilities/', { params: { query } }));
  return ids ?? [];
}

/** How many locations match, as a query. */
export function countLocations(client: PinfoldClient, filters: LocationFilters): QueryOf<number> {
  const query = {
    ...searchOf({ filters, order: 'default' }),
    page_size: 1,
    only_basic_info: 'true',
  } as const;
  return queryOptions({
    queryKey: locationKeys.list(client.scope, query),
    queryFn: async ({ signal }) =>
      (await unwrapResponse(client.api.GET('/facilities/', { params: { query }, signal }))).count,
    refetchInterval: refetchMs,
    staleTime: 30_000,
  });
}

function searchOf({ filters, order }: Omit<LocationQuestion, 'pageSize'>) {
  const { cities, labels, store_codes, ...rest } = locationFilters.tidy(filters);
  return {
    ...toFiltersQuery(rest),
    // A single town has its own parameter, because its name may contain a comma.
    ...(cities && (cities.length === 1 ? { city: String(cities[0]) } : { cities: joinTexts(cities) })),
    ...(labels && { labels: joinTexts(labels) }),
    ...(store_codes && { store_codes: joinTexts(store_codes) }),
    ...(order !== 'default' && { order_by: order }),
  };
}

function isItem(row: Schemas['LocationItem'] | Schemas['LocationSummary']): row is LocationItem {
  return 'quality_score' in row;
}
