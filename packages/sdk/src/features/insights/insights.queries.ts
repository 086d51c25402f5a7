import type { MemberAccess } from '@pinfold/contract/access/access';
import type { InsightOrder } from '@pinfold/contract/features/insights/insight-metrics';
import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { insightKeys } from '../../query/query-keys.ts';
import type { QueryOf } from '../../query/results.ts';
import { toRequestBody } from '../listings/to-request-body.ts';
import { type InsightFilters, insightLocationsOf, usualInsightFilters } from './insight-filters.ts';

/** What people did on profiles in a period: figures over time and in total, beside those of an earlier period. */
export type Insights = Schemas['Insights'];

/** Figures of a period; null where nothing is known. */
export type InsightTotals = Schemas['InsightCounts'];

/** A location with its figures. */
export type InsightLocation = Insights['facilities'][number];

/** What people searched for when they were shown a profile. */
export type InsightKeyword = Schemas['InsightKeyword'];

/** What happened on a day that may explain the figures. */
export type InsightAnnotation = Schemas['InsightAnnotation'];

/** Who may see insights. */
export const insightAccess: MemberAccess = {
  module: 'users_behavior',
  permission: 'view_gmb_insights',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
};

/** What is asked for, of which days and locations: the body of a request. */
export function insightBody(filters: InsightFilters): Schemas['InsightExportSearch'] {
  const { preset, date_from, date_to, compare = usualInsightFilters.compare, resolution } = filters;
  const days = preset || !date_from || !date_to ? undefined : { date_from, date_to };
  return toRequestBody({
    ...insightLocationsOf(filters),
    ...(days ?? { preset: preset ?? usualInsightFilters.preset }),
    ...(resolution && { resolution }),
    compare,
  });
}

/** Figures over time and in total, without the list of locations, as a query. */
export function getInsights(client: PinfoldClient, filters: InsightFilters): QueryOf<Insights> {
  return insightsQuery(client, {
    ...insightBody(filters),
    order: usualInsightFilters.order,
    with_facilities: false,
  });
}

/** The same figures of each location, the first hundred in the order of the filters, as a query. */
export function getInsightLocations(client: PinfoldClient, filters: InsightFilters): QueryOf<Insights> {
  return insightsQuery(client, {
    ...insightBody(filters),
    order: insightOrderOf(filters),
    with_facilities: true,
  });
}

/** The order of locations: without a comparison none of them rises or falls. */
export function insightOrderOf({
  order = usualInsightFilters.order,
  compare = usualInsightFilters.compare,
}: InsightFilters): InsightOrder {
  return compare === 'none' && (order === 'rise' || order === 'fall') ? usualInsightFilters.order : order;
}

function insightsQuery(client: PinfoldClient, body: Schemas['InsightSearch']): QueryOf<Insights> {
  return queryOptions({
    queryKey: insightKeys.figures(client.scope, body),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/insights/', { body, signal })),
    staleTime: 60_000,
  });
}

/** Which keywords are asked for beside months and locations. */
export interface InsightKeywordSearch {
  /** Part of the keyword. */
  search?: string | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Search keywords of some months and locations, most often first, as a query. */
export function listInsightKeywords(
  client: PinfoldClient,
  filters: InsightFilters,
  { search, page, pageSize }: InsightKeywordSearch,
): QueryOf<Schemas['InsightKeywordPage']> {
  const { month_from, month_to } = filters;
  const body = toRequestBody({
    ...insightLocationsOf(filters),
    ...(month_from && month_to ? { month_from, month_to } : {}),
    ...(search ? { search } : {}),
    page,
    page_size: pageSize,
  });
  return queryOptions({
    queryKey: insightKeys.keywords(client.scope, body),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/insights/keywords/', { body, signal })),
    staleTime: 60_000,
  });
}
