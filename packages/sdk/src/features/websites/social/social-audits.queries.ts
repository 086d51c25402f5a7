import type { MemberAccess } from '@pinfold/contract/access/access';
import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';

/** How good the profiles in social networks are, network by network. */
export type SocialAudits = Schemas['SocialAudits'];

/** The audit of the profiles in one network. */
export type SocialAudit = Schemas['SocialAudit'];

/** Who may see audits of social profiles. */
export const socialAuditAccess: MemberAccess = {
  module: 'business_addresses',
  permission: 'view_facilities_data',
  demo: 'allowed',
};

/** Audits of the profiles that the company's listings name, as a query. */
export function getSocialAudits(client: PinfoldClient): QueryOf<SocialAudits> {
  return queryOptions({
    queryKey: locationKeys.socialAudits(client.scope),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/companies/{id}/social-audits/', {
          params: { path: { id: client.companyId ?? 0 } },
          signal,
        }),
      ),
    staleTime: 60_000,
  });
}
