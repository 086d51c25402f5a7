import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { listGoogleAccounts } from './integration-queries.ts';

/** A Google account that the company is connected to. */
export type GoogleAccount = Schemas['GoogleAccount'];

/**
 * The Google accounts that the company is connected to, by title.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the permission
 * `manage_gmb_account` that is `permission_denied`, so ask only those who hold it.
 * @example
 * ```tsx
 * const { data: accounts = [] } = useGoogleAccounts();
 * return accounts.map(({ id, title }) => <li key={id}>{title}</li>);
 * ```
 */
export function useGoogleAccounts({ enabled = true }: { enabled?: boolean } = {}): QueryResult<
  GoogleAccount[]
> {
  return usePinfoldQuery({
    ...listGoogleAccounts(useClient()),
    enabled,
    select: ({ results }) => results,
  });
}
