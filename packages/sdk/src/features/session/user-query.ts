import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import type { QueryOf } from '../../query/results.ts';
import { userKeys } from '../../query/user-keys.ts';

/** The user who is logged in, as a query. */
export function getUser(client: PinfoldClient): QueryOf<Schemas['User']> {
  return queryOptions({
    queryKey: userKeys.details,
    queryFn: ({ signal }) => answer(client.api.GET('/user/', { signal })),
    staleTime: 5 * 60_000,
  });
}
