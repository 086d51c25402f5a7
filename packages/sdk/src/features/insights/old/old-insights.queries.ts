import { defaultOldInsightPeriod } from '@pinfold/contract/features/insights/old-insights';
import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { oldInsightKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { archiveFilters, archivePeriod } from '../../../state/archive-filters.ts';
import { toRequestBody } from '../../listings/to-request-body.ts';
import type { OldInsightFilters } from './old-insight-filters.ts';

/** Searches, views and actions as Google counted them until 2023: by day, in all, and of locations. */
export type OldInsights = Schemas['OldInsights'];

/** Former figures of a period; null where nothing is known. */
export type OldInsightTotals = Schemas['OldInsightTotals'];

/** The days and locations of filters: the body of a request. */
export function oldInsightBody(filters: OldInsightFilters): Schemas['OldInsightSearch'] {
  const { from, to } = archivePeriod(filters, defaultOldInsightPeriod);
  return toRequestBody({ ...archiveFilters.tidy(filters), date_from: from, date_to: to });
}

/** Former insights from the archive, as a query. They never change. */
export function getOldInsights(client: PinfoldClient, filters: OldInsightFilters): QueryOf<OldInsights> {
  const body = oldInsightBody(filters);
  return queryOptions({
    queryKey: oldInsightKeys.search(client.scope, body),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/old-insights/', { body, signal })),
    staleTime: 600_000,
  });
}
