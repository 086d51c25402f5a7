import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getSocialAudits, socialAuditAccess, type SocialAudits } from './social-audits.queries.ts';

/** What `useSocialAudits` returns. */
export type UseSocialAuditsResult = QueryResult<SocialAudits> & {
  /** Whether the reader may see them. */
  permission: PermissionDecision;
};

/**
 * How good the profiles in social networks are that the company's listings name, by the locations that the reader may
 * see. Nothing is asked of a network.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data } = useSocialAudits();
 * return data?.audits.map(({ network, name, score }) => <p key={network}>{name}: {Math.round(score)}</p>);
 * ```
 */
export function useSocialAudits(): UseSocialAuditsResult {
  const client = useClient();
  const permission = usePermission(socialAuditAccess);
  const query = usePinfoldQuery({
    ...getSocialAudits(client),
    enabled: permission.allowed && client.companyId !== undefined,
  });
  return { ...query, permission };
}
