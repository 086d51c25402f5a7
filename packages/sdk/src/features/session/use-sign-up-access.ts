import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldPublicQuery } from '../../query/use-pinfold-query.ts';
import { getSignUpAccess, type SignUpLink } from './sign-up-access-query.ts';

/** Whether the sign-up is open, and where others are sent. */
export type SignUpAccess = Schemas['SignUpAccess'];

/**
 * Asks whether a link lets its holder sign up, while nobody is logged in.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data } = useSignUpAccess({ access: 'spring-campaign' });
 * if (data && !data.is_open) location.assign(data.pricing_url);
 * ```
 */
export function useSignUpAccess(
  link: SignUpLink,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<SignUpAccess> {
  return usePinfoldPublicQuery({ ...getSignUpAccess(useClient(), link), enabled, meta: { isQuiet: true } });
}
