import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import {
  type Verification,
  type VerificationOption,
  type VerificationStart,
  getVerification,
} from './creation.queries.ts';

/** What `useVerification` returns. */
export type UseVerificationResult = QueryResult<Verification> & {
  verification: Verification | undefined;
  start: MutationResult<Verification, VerificationStart>;
  complete: MutationResult<Verification, string>;
};

/**
 * Returns a location's verification, requests a code and submits it. Google's later decisions arrive as live updates.
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

/**
 * What is to be done about a verification: choose a way, enter the code, wait for Google, or nothing: it is verified, or
 * Google offers no way.
 */
export type VerificationStage = 'verified' | 'code' | 'waiting' | 'choose' | 'closed';

/** Returns the stage of a location's verification from Google's data. */
export function verificationStage({ status, options, attempts }: Verification): VerificationStage {
  const [newest] = attempts;
  if (status === 'is_verified') return 'verified';
  if (newest?.state === 'pending') return takesCode(newest.method) ? 'code' : 'waiting';
  if (newest?.state === 'completed' || status === 'has_pending_verification') return 'waiting';
  return options.length > 0 ? 'choose' : 'closed';
}

/** The others are decided by Google, or by a partner of theirs. */
function takesCode(method: VerificationOption['method']): boolean {
  return method !== 'auto' && method !== 'vetted_partner';
}
