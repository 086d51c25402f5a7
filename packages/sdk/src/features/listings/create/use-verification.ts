import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { getVerification } from './creation-queries.ts';
import type { Verification, VerificationStart } from './map-place.ts';

/** What `useVerification` returns. */
export type UseVerificationResult = QueryResult<Verification> & {
  verification: Verification | undefined;
  start: MutationResult<Verification, VerificationStart>;
  complete: MutationResult<Verification, string>;
};

/**
 * Where the verification of a location stands; has a code sent, and takes it. What Google decides later is told live.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError in `start.error` or `complete.error`, for example
 * with the code `verification_pin_wrong`.
 * @example
 * ```tsx
 * const { verification, start, complete } = useVerification(12);
 * start.mutate({ method: 'sms' });
 * complete.mutate('123456');
 * ```
 */
export function useVerification(id: number): UseVerificationResult {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  const options = getVerification(client, id);
  const query = usePinfoldQuery({ ...options, meta: { isQuiet: true } });
  const path = { path: { id } };
  const own = {
    meta: { isQuiet: true },
    onSuccess: (verification: Verification) => {
      queryClient.setQueryData(options.queryKey, verification);
      void queryClient.invalidateQueries({ queryKey: locationKeys.all });
    },
    onError: reportElsewhere,
  };
  const start = usePinfoldMutation({
    ...own,
    mutationFn: (body: VerificationStart) =>
      unwrapResponse(client.api.POST('/facilities/{id}/verification/', { params: path, body })),
  });
  const complete = usePinfoldMutation({
    ...own,
    mutationFn: (pin: string) =>
      unwrapResponse(
        client.api.POST('/facilities/{id}/verification/complete/', { params: path, body: { pin } }),
      ),
  });
  return { ...query, verification: query.data, start, complete };
}
