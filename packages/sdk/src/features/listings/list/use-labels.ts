import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';

/** The labels of the locations that the member may see, as a query. */
export function listLabels(client: PinfoldClient): QueryOf<Schemas['Label'][]> {
  return queryOptions({
    queryKey: locationKeys.labels(client.scope),
    queryFn: async ({ signal }) =>
      (await unwrapResponse(client.api.GET('/facilities/labels/', { signal }))).results,
    staleTime: 60_000,
  });
}

/**
 * The labels of the company's locations, with how many have each.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: labels } = useLabels();
 * labels?.map(({ label, facilities_count }) => `${label}: ${facilities_count}`);
 * ```
 */
export function useLabels({ enabled = true }: { enabled?: boolean } = {}): QueryResult<Schemas['Label'][]> {
  return usePinfoldQuery({ ...listLabels(useClient()), enabled });
}
