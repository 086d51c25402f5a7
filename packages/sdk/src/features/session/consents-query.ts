import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf } from '../../client/schema.ts';
import type { QueryOf } from '../../query/results.ts';
import { userKeys } from '../../query/user-keys.ts';
import type { Consent } from './use-consents.ts';

/** What the user has agreed to, as a query. */
export function listConsents(client: PinfoldClient): QueryOf<ListOf<Consent>> {
  return queryOptions({
    queryKey: userKeys.consents,
    queryFn: ({ signal }) => answer(client.api.GET('/user/consents/', { signal })),
    staleTime: 60_000,
  });
}
