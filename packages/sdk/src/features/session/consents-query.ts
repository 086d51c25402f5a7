import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { userKeys } from '../../query/user-keys.ts';

/** What the user has agreed to, as a query. */
export function listConsents(client: PinfoldClient) {
  return queryOptions({
    queryKey: userKeys.consents,
    queryFn: ({ signal }) => answer(client.api.GET('/user/consents/', { signal })),
    staleTime: 60_000,
  });
}
