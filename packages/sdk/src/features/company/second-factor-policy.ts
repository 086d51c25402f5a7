import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { getCurrentCompany } from './current-company.ts';

/**
 * Has the company ask every member who logs in by password for a second factor, or stop doing so; what holds now is
 * `second_factor_required` of `useCurrentCompany`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page. It is for owners and
 * admins, and the API asks for a fresh log-in.
 * @example
 * ```tsx
 * const change = useChangeSecondFactorPolicy();
 * change.mutate(true);
 * ```
 */
export function useChangeSecondFactorPolicy(): MutationResult<Schemas['SecondFactorPolicy'], boolean> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (isRequired: boolean) =>
      unwrapResponse(
        client.api.PUT('/companies/current/second-factor/', { body: { is_required: isRequired } }),
      ),
    onSuccess: ({ is_required: isRequired }) =>
      queryClient.setQueryData(
        getCurrentCompany(client).queryKey,
        (company) => company && { ...company, second_factor_required: isRequired },
      ),
  });
}
