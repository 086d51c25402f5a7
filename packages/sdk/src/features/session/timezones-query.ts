import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf } from '../../client/schema.ts';
import { timezoneKeys } from '../../query/user-keys.ts';
import type { Timezone } from './use-timezones.ts';
import type { QueryOf } from '../../query/results.ts';

/** Time zones with their offset now, as a query. */
export function listTimezones(client: PinfoldClient): QueryOf<ListOf<Timezone>> {
  return queryOptions({
    queryKey: timezoneKeys.all,
    queryFn: ({ signal }) => answer(client.api.GET('/timezones/', { signal })),
    staleTime: 60 * 60_000,
  });
}
