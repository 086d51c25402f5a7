import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas, ListOf } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { apiKeyKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';

/** A key that the company's own server asks for embed tokens with; without its secret. */
export type ApiKey = Schemas['ApiKey'];

/** The company's API keys, as a query. */
export function listApiKeys(client: PinfoldClient): QueryOf<ListOf<ApiKey>> {
  return queryOptions({
    queryKey: apiKeyKeys.list(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/api-keys/', { signal })),
  });
}

/**
 * The company's API keys, without their secrets.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the permission
 * `manage_company_data` that is `permission_denied`, so ask only those who hold it.
 * @example
 * ```tsx
 * const { data } = useApiKeys();
 * data?.results.map((key) => `${key.name} ${key.prefix}…`);
 * ```
 */
export function useApiKeys({ enabled = true }: { enabled?: boolean } = {}): QueryResult<ListOf<ApiKey>> {
  return usePinfoldQuery({ ...listApiKeys(useClient()), enabled });
}
