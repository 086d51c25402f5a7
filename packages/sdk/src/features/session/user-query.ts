import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { userKeys } from '../../query/user-keys.ts';

/** The user who is logged in, as a query. */
export function getUser(client: PinfoldClient) {
  return queryOptions({
    queryKey: userKeys.details,
    queryFn: ({ signal }) => answer(client.api.GET('/user/', { signal })),
    staleTime: 5 * 60_000,
  });
}
