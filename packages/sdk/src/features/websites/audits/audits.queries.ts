import type { MemberAccess } from '@pinfold/contract/access/access';
import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { readAllPages } from '../../../client/read-all-pages.ts';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { websiteAuditKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';

/** An audit of a website: its scores and metrics, or why it has failed. */
export type QualityAudit = Schemas['QualityAudit'];

/** An audit with what it found, and what is fixed since the one before. */
export type QualityAuditDetails = Schemas['QualityAuditDetails'];

/** The last audit that ended well, and what has become of a later one. */
export type LastQualityAudit = Schemas['LastQualityAudit'];

/** Who may see audits of websites. */
export const websiteAuditAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_rankings',
  demo: 'allowed',
};

/** Who may have a website audited. */
export const websiteAuditRequestAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'manage_company_data',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** The last audit of a website, as a query. */
export function getLastQualityAudit(client: PinfoldClient, website: number): QueryOf<LastQualityAudit> {
  return queryOptions({
    queryKey: websiteAuditKeys.last(client.scope, website),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/websites/{id}/quality-audits/last/', { params: { path: { id: website } }, signal }),
      ),
    staleTime: 60_000,
  });
}

/** From which moment to which audits began, both included; left out, all of them. */
export interface QualityAuditMoments {
  /** ISO 8601 */
  from?: string | undefined;
  to?: string | undefined;
}

/** All audits of a website that began between two moments, the newest first, as a query. */
export function listQualityAudits(
  client: PinfoldClient,
  website: number,
  { from, to }: QualityAuditMoments = {},
): QueryOf<PageOf<QualityAudit>> {
  const between = {
    ...(from && { created_at__gte: from }),
    ...(to && { created_at__lte: to }),
  };
  return queryOptions({
    queryKey: websiteAuditKeys.list(client.scope, website, between),
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        unwrapResponse(
          client.api.GET('/websites/{id}/quality-audits/', {
            params: { path: { id: website }, query: { ...between, page, page_size: 100 } },
            signal,
          }),
        ),
      ),
    staleTime: 60_000,
  });
}

/** How many of the newest audits tell whether scores have changed: failed ones and lone low ones lie between. */
const newestCount = 10;

/** The newest audits of a website, which its scores are compared with, as a query. */
export function listNewestQualityAudits(
  client: PinfoldClient,
  website: number,
): QueryOf<PageOf<QualityAudit>> {
  return queryOptions({
    queryKey: websiteAuditKeys.newest(client.scope, website),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/websites/{id}/quality-audits/', {
          params: { path: { id: website }, query: { page: 1, page_size: newestCount } },
          signal,
        }),
      ),
    staleTime: 60_000,
  });
}
