import { unwrapResponse } from '../../client/transport.ts';
import type { Schemas } from '../../client/schema.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { importKeys } from '../../query/query-keys.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';

/**
 * Connects what Google sent the browser back with. Each `state` is good once, so call it once; the failure is yours to show,
 * and is told to nobody else.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `google_authorization_invalid`, `google_permission_missing`, `google_access_not_lasting` or `google_no_accounts`.
 * @example
 * ```tsx
 * const query = new URLSearchParams(window.location.search);
 * const finish = useFinishGoogleConnection();
 * finish.mutate({ code: query.get('code') ?? '', state: query.get('state') ?? '' });
 * ```
 */
export function useFinishGoogleConnection(): MutationResult<
  Schemas['ConnectedGoogleAccounts'],
  Schemas['GoogleConsent']
> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (consent: Schemas['GoogleConsent']) =>
      unwrapResponse(client.api.POST('/gmb-accounts/', { body: consent })),
    meta: { isQuiet: true },
    onSuccess: ({ results }) => emit({ type: 'google_connected', accounts: results.length }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKeys.all }),
  });
}
