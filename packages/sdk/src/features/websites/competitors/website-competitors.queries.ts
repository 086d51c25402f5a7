import type { MemberAccess } from '@pinfold/contract/access/access';
import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { websiteCompetitorKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';

/** A website of somebody else, whose positions are recorded beside those of one of the own. */
export type WebsiteCompetitor = Schemas['WebsiteCompetitor'];

/** The websites that one of the own is compared with, and who could be added. */
export type WebsiteCompetitorList = Schemas['WebsiteCompetitorList'];

/** A host that stood above the own website, and for how many keywords. */
export type SuggestedWebsite = WebsiteCompetitorList['suggested'][number];

/** Who may see the competitors of websites. */
export const websiteCompetitorAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_competition_rankings',
  plan: 'compare_competition',
  demo: 'allowed',
};

/** Who may choose them. */
export const websiteCompetitorsEditAccess: MemberAccess = {
  ...websiteCompetitorAccess,
  permission: 'manage_keywords',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** The competitors of a website, as a query. */
export function listWebsiteCompetitors(
  client: PinfoldClient,
  website: number,
): QueryOf<WebsiteCompetitorList> {
  return queryOptions({
    queryKey: websiteCompetitorKeys.list(client.scope, website),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/websites/{id}/competitors/', { params: { path: { id: website } }, signal }),
      ),
    staleTime: 60_000,
  });
}
