import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { RankChartKind } from '@pinfold/contract/features/rankings/rank';
import type { PeriodComparison } from '@pinfold/contract/period';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { locationKeys, rankingKeys, type SearchKey } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { requestedPeriod, type PeriodChoice } from '../../../state/period-choice.ts';
import type { CompetitorPlace } from '../ranking.ts';
import type { ComparedSetChoice } from './comparison-search.ts';

/** Access to own positions beside those of competitors. */
export const competitionAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_competition_rankings',
  plan: 'compare_competition',
  demo: 'allowed',
};

/** Access to searching competitors. */
export const competitorSearchAccess: MemberAccess = {
  ...competitionAccess,
  permission: 'manage_competition_places',
};

/** Access to choosing them, for all locations. */
export const competitorsAccess: MemberAccess = {
  ...competitorSearchAccess,
  demo: 'blocked',
  concernsAllLocations: true,
};

/** The listings that the company compares itself with, as a query. */
export function listCompetitors(client: PinfoldClient): QueryOf<Schemas['CompetitorList']> {
  return queryOptions({
    queryKey: rankingKeys.competitors(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/competitors/', { signal })),
    staleTime: 60_000,
  });
}

/** Listings on the map by name, near an own location, as a query. */
export function searchCompetitorPlaces(
  client: PinfoldClient,
  facility: number,
  q: string,
): QueryOf<ListOf<CompetitorPlace>> {
  const query = { facility, q };
  return queryOptions({
    queryKey: rankingKeys.competitorPlaces(client.scope, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/competitors/search/', { params: { query }, signal })),
    staleTime: 60_000,
  });
}

/** Listings that are ahead of the company's locations, or of one, most often, as a query. */
export function listSuggestedCompetitors(
  client: PinfoldClient,
  facility?: number,
): QueryOf<ListOf<CompetitorPlace>> {
  const query = facility === undefined ? {} : { facility };
  return queryOptions({
    queryKey: rankingKeys.suggestedCompetitors(client.scope, facility ?? null),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/competitors/suggested/', { params: { query }, signal })),
    staleTime: 60_000,
  });
}

/** Which positions to read of a location and of its competitors. */
export interface CompetitionQuestion extends PeriodChoice {
  readonly facility: number;
  /** One to twenty; `average` takes one. */
  readonly keywords: readonly string[];
  /** Ids of competitors. Left out: all. */
  readonly competitors?: readonly number[];
  /** @defaultValue 'top' */
  readonly chart?: RankChartKind;
  /** @defaultValue 'none' */
  readonly compare?: PeriodComparison;
}

/** Positions of one location beside those of competitors, as a query. */
export function getCompetition(
  client: PinfoldClient,
  question: CompetitionQuestion,
): QueryOf<Schemas['Competition'], SearchKey<Schemas['CompetitionSearch']>> {
  const { facility, keywords, competitors, chart = 'top', compare = 'none' } = question;
  const body: Schemas['CompetitionSearch'] = {
    facility,
    keywords: [...keywords],
    chart,
    compare,
    ...requestedPeriod(question),
    ...(competitors && { competitors: [...competitors] }),
  };
  return queryOptions({
    queryKey: rankingKeys.competition(client.scope, body),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/rankings/competition/', { body, signal })),
    // Other days of the same location may stand in; another location's figures below this one's name may not.
    placeholderData: (former, query) =>
      query?.queryKey[1] === client.scope && query.queryKey[3].facility === facility ? former : undefined,
    staleTime: 60_000,
  });
}

/** Which two sets of places to compare. */
export interface ComparisonQuestion extends PeriodChoice {
  readonly a: ComparedSetChoice;
  readonly b: ComparedSetChoice;
}

/** Positions of one set of places beside those of another, as a query. */
export function comparePositions(
  client: PinfoldClient,
  question: ComparisonQuestion,
): QueryOf<Schemas['PositionComparison'], SearchKey<Schemas['ComparisonSearch']>> {
  const body: Schemas['ComparisonSearch'] = {
    a: setBody(question.a),
    b: setBody(question.b),
    compare: 'none',
    ...requestedPeriod(question),
  };
  return queryOptions({
    queryKey: rankingKeys.comparison(client.scope, body),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/rankings/comparison/', { body, signal })),
    // Other days of the same sets may stand in; figures of other sets may not.
    placeholderData: (former, query) => {
      const asked = query?.queryKey[1] === client.scope ? query.queryKey[3] : undefined;
      const isSame = JSON.stringify([asked?.a, asked?.b]) === JSON.stringify([body.a, body.b]);
      return isSame ? former : undefined;
    },
    staleTime: 60_000,
  });
}

/** Where a location lies, as a query. */
export function locationPlace(client: PinfoldClient, facility: number): QueryOf<Schemas['LocationPage']> {
  const query = { facilities_ids: String(facility), page_size: 1 };
  return queryOptions({
    queryKey: locationKeys.list(client.scope, query),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/facilities/', { params: { query }, signal })),
    staleTime: 60_000,
  });
}

function setBody({ facilities_ids = [], groups = [], competitors = [], keywords = [] }: ComparedSetChoice) {
  return {
    facilities_ids: [...facilities_ids],
    groups: [...groups],
    competitors: [...competitors],
    keywords: [...keywords],
  };
}
