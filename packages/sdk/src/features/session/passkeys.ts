import type { Schemas } from '../../client/schema.ts';
import type { MutationResult } from '../../query/results.ts';
import { type FreshLoginWays, useFreshLoginRenewed } from './fresh-login.ts';
import { useFactorChanged } from './second-factor.ts';
import { type Session, useOpenSession } from './session.ts';
import { useAccountCall } from './use-account-call.ts';

/** A passkey of the user. */
export type Passkey = Schemas['Passkey'];

/**
 * Logs in by a passkey: without a password, or with the `token` of a challenge as the second step after it. The data is
 * null if the user has closed the browser's dialog, which is no failure.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `passkey_refused`,
 * `login_challenge_ended` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const login = usePasskeyLogin();
 * login.mutate({}, { onSuccess: (session) => session && keep(session.token) });
 * ```
 */
export function usePasskeyLogin(): MutationResult<Session | null, { challenge?: string }> {
  return useAccountCall('logInByPasskey', useOpenSession());
}

/**
 * Proves by a passkey that it is still the user who holds this session, as `useRenewLogin` does by a password or a code.
 * The data is null if the user has closed the browser's dialog.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `passkey_refused` or
 * `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const renew = useRenewByPasskey();
 * renew.mutate(undefined, { onSuccess: (ways) => ways && close() });
 * ```
 */
export function useRenewByPasskey(): MutationResult<FreshLoginWays | null> {
  return useAccountCall('renewByPasskey', useFreshLoginRenewed());
}

/**
 * Has the browser make a passkey and adds it, which ends every other session. With the first factor the response has
 * recovery codes, to be shown this once. The data is null if the user has closed the browser's dialog. Without a name it is
 * called after the browser and the machine.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `passkey_refused` or
 * `too_many_passkeys`, left to the page; its `cause` is the browser's error, an `InvalidStateError` where the device has a
 * passkey of the user already.
 * @example
 * ```tsx
 * const add = useAddPasskey();
 * add.mutate({ name: 'Telefon' }, { onSuccess: (added) => console.log(added?.recovery_codes) });
 * ```
 */
export function useAddPasskey(): MutationResult<Schemas['AddedPasskey'] | null, { name?: string }> {
  return useAccountCall('addPasskey', useFactorChanged());
}

/**
 * Renames a passkey.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the form.
 * @example
 * ```tsx
 * const rename = useRenamePasskey();
 * rename.mutate({ id: 7, name: 'Telefon' });
 * ```
 */
export function useRenamePasskey(): MutationResult<Passkey, { id: number; name: string }> {
  return useAccountCall('renamePasskey', useFactorChanged());
}

/**
 * Removes a passkey, and ends every other session.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const remove = useRemovePasskey();
 * remove.mutate(7);
 * ```
 */
export function useRemovePasskey(): MutationResult<void, number> {
  return useAccountCall('removePasskey', useFactorChanged());
}
