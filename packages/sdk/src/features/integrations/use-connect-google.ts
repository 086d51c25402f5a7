import type { ReturnPlace } from '@pinfold/contract/features/integrations/google';
import { unwrapResponse } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';

/**
 * Asks for the address of Google's consent page. Lead the browser there; Google sends it back to the page of the panel that
 * calls `useFinishGoogleConnection`, which learns where to go on.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const connect = useConnectGoogle();
 * connect.mutate('accounts', { onSuccess: (url) => window.location.assign(url) });
 * ```
 */
export function useConnectGoogle(): MutationResult<string, 'import' | 'accounts' | 'wizard' | 'wizard_add'> {
  const { client } = usePinfold();
  return usePinfoldMutation({
    mutationFn: async (returnTo: ReturnPlace) => {
      const params = { query: { return_to: returnTo } };
      return (await unwrapResponse(client.api.GET('/gmb-accounts/authorization/', { params }))).url;
    },
  });
}
