import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { maxOrganicDays } from '@pinfold/contract/features/websites/organic-rank';
import type { Period } from '@pinfold/contract/period';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { readAllPages } from '../../../client/read-all-pages.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { organicKeys, type SearchKey } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';

/** The results of one keyword of a website from one search location. A day that is missing was not measured. */
export type OrganicKeywordResults = Schemas['OrganicKeywordResults'];

/** Results of keywords, and whether anything is looked up in this installation. */
export type OrganicAnswer = Schemas['OrganicResultsPage'];

/** Where a website stood in one search. */
export type OrganicResult = Schemas['OrganicResult'];

/** Access to positions of websites. */
export const websiteRankAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_rankings',
  demo: 'allowed',
};

/** Access to having a website looked up at once. */
export const websiteCheckAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'manage_company_data',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** Which positions of a website to read. */
export interface OrganicQuestion {
  readonly website: number;
  /** The first and the last day, 366 days at most. */
  readonly days: Period;
}

/** Positions of all keywords of a website, from everywhere, as a query. */
export function listOrganicResults(
  client: PinfoldClient,
  question: OrganicQuestion,
): QueryOf<OrganicAnswer, SearchKey<OrganicQuestion>> {
  const { website, days } = question;
  return queryOptions({
    queryKey: organicKeys.results(client.scope, question),
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        unwrapResponse(
          client.api.GET('/organic-search-results/', {
            params: { query: { website, ...halfOpen(days), page, page_size: 100 } },
            signal,
          }),
        ),
      ),
    // Other days of the same website may stand in; another website's positions below this one's name may not.
    placeholderData: (former, query) =>
      query?.queryKey[1] === client.scope && query.queryKey[3].website === website ? former : undefined,
    staleTime: 60_000,
  });
}

/** Days with the last one, as the API's interval without its end. */
export function halfOpen({ from, to }: Period): { searched_at__gte: string; searched_at__lt: string } {
  return { searched_at__gte: from, searched_at__lt: addDays(to, 1) };
}

/** All days that can be asked about at once, to find out whether a website was measured at all. */
export function longestPeriod(today: string): Period {
  return { from: addDays(today, 1 - maxOrganicDays), to: today };
}
