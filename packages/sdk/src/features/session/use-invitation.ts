import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldPublicQuery } from '../../query/use-pinfold-query.ts';
import { getInvitation } from './invitation-query.ts';
import type { MailedLink } from './mailed-link.ts';

/** Who invites whom to what, and until when. */
export type Invitation = Schemas['Invitation'];

/**
 * What an invitation link invites to. Looking does not use it up.
 *
 * @throws Error outside a `PinfoldProvider`. A used, replaced or old link is an ApiError with the code `link_invalid`,
 * left to the page.
 * @example
 * ```tsx
 * const { data: invitation } = useInvitation({ uid, token });
 * return <h1>{invitation?.company_name}</h1>;
 * ```
 */
export function useInvitation(link: MailedLink): QueryResult<Invitation> {
  return usePinfoldPublicQuery({ ...getInvitation(useClient(), link), meta: { isQuiet: true } });
}
