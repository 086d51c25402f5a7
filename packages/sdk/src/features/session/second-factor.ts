import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../query/results.ts';
import { loginProofKeys } from '../../query/query-keys.ts';
import { userKeys } from '../../query/user-keys.ts';
import { type Session, useOpenSession } from './session.ts';
import { useAccountCall } from './use-account-call.ts';

/** What the user is asked for beside the password, and whether a company asks for it. */
export type SecondFactorState = Schemas['SecondFactorState'];

/** A log-in whose password was right, and which waits for a code: `error.challenge` of a failed `useLogin`. */
export type LoginChallenge = Schemas['LoginChallenge'];

/**
 * Completes a log-in that `useLogin` or `useAcceptInvitation` refused with `second_factor_required`: exchanges the
 * `token` of its challenge and a code, of the authenticator app or a recovery code, for a session.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `second_factor_wrong`,
 * `login_challenge_ended` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const complete = useCompleteLogin();
 * complete.mutate({ challenge: 'token-of-the-challenge', code: '492039' });
 * ```
 */
export function useCompleteLogin(): MutationResult<Session, Schemas['LoginCompletion']> {
  return useAccountCall('completeLogin', useOpenSession());
}

/** What the user is asked for beside the password, as a query. */
function getSecondFactor(client: PinfoldClient): QueryOf<SecondFactorState> {
  return queryOptions({
    queryKey: loginProofKeys.secondFactor,
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/user/second-factor/', { signal })),
  });
}

/**
 * What the user is asked for beside the password.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const { data } = useSecondFactor();
 * const isOn = data?.totp_since != null;
 * ```
 */
export function useSecondFactor(): QueryResult<SecondFactorState> {
  return usePinfoldQuery({ ...getSecondFactor(useClient()), meta: { isQuiet: true } });
}

/**
 * Draws a key for an authenticator app: `uri` is for a QR code, `secret` to be typed. Nothing is asked for until a code
 * of it was confirmed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const begin = useBeginTotp();
 * begin.mutate(undefined, { onSuccess: ({ uri }) => console.log(uri) });
 * ```
 */
export function useBeginTotp(): MutationResult<Schemas['TotpKey']> {
  return useAccountCall('beginTotp');
}

/**
 * Asks for codes of the drawn key from now on, and ends every other session. The response has recovery codes, to be shown
 * this once.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `second_factor_wrong` or
 * `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const confirm = useConfirmTotp();
 * confirm.mutate('492039', { onSuccess: ({ recovery_codes }) => console.log(recovery_codes) });
 * ```
 */
export function useConfirmTotp(): MutationResult<Schemas['RecoveryCodes'], string> {
  return useAccountCall('confirmTotp', useFactorChanged());
}

/**
 * Asks for no codes any more, and ends every other session.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const remove = useRemoveTotp();
 * remove.mutate();
 * ```
 */
export function useRemoveTotp(): MutationResult<void> {
  return useAccountCall('removeTotp', useFactorChanged());
}

/**
 * Draws new recovery codes, to be shown this once; earlier ones stop working.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const draw = useCreateRecoveryCodes();
 * draw.mutate(undefined, { onSuccess: ({ recovery_codes }) => console.log(recovery_codes) });
 * ```
 */
export function useCreateRecoveryCodes(): MutationResult<Schemas['RecoveryCodes']> {
  return useAccountCall('createRecoveryCodes', useFactorChanged());
}

/** Returns a function to call after each change: what is asked for is another, and other devices may be logged out. */
export function useFactorChanged(): () => void {
  const { queryClient } = usePinfold();
  return () => {
    for (const queryKey of [loginProofKeys.secondFactor, loginProofKeys.freshLogin, userKeys.devices])
      void queryClient.invalidateQueries({ queryKey });
  };
}
