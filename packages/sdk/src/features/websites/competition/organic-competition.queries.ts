import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { organicKeys, type SearchKey } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { halfOpen, type OrganicQuestion } from '../positions/organic-results.queries.ts';

/** A website beside those of competitors, in the same searches. */
export type OrganicCompetition = Schemas['OrganicCompetition'];

/** What the searches of a day add up to. */
export type OrganicDay = Schemas['OrganicDay'];

/** Access to websites beside those of competitors. */
export const websiteCompetitionAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_competition_rankings',
  plan: 'compare_competition',
  demo: 'allowed',
};

/** Which searches to add up. */
export interface OrganicCompetitionQuestion extends OrganicQuestion {
  /** Left out: all of them. */
  readonly location?: number | undefined;
  /** Left out: all of the website. */
  readonly keyword?: string | undefined;
}

/** Positions of a website beside those of all its competitors, as a query. */
export function getOrganicCompetition(
  client: PinfoldClient,
  question: OrganicCompetitionQuestion,
): QueryOf<OrganicCompetition, SearchKey<OrganicCompetitionQuestion>> {
  const { website, days, location, keyword } = question;
  const query = {
    website,
    ...halfOpen(days),
    ...(location !== undefined && { search_location: location }),
    ...(keyword !== undefined && { keyword }),
  };
  return queryOptions({
    queryKey: organicKeys.competition(client.scope, question),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/organic-search-competition/', { params: { query }, signal })),
    // Other days of the same searches may stand in; another website's, place's or keyword's figures may not.
    placeholderData: (former, before) => {
      const asked = before?.queryKey[1] === client.scope ? before.queryKey[3] : undefined;
      const isOfThese =
        asked?.website === website && asked.location === location && asked.keyword === keyword;
      return isOfThese ? former : undefined;
    },
    staleTime: 60_000,
  });
}
