import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { timezoneKeys } from '../../query/query-keys.ts';

/** Time zones with their offset now, as a query. */
export function listTimezones(client: PinfoldClient) {
  return queryOptions({
    queryKey: timezoneKeys.all,
    queryFn: ({ signal }) => answer(client.api.GET('/timezones/', { signal })),
    staleTime: 60 * 60_000,
  });
}
