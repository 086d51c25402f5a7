import { queryOptions } from '@tanstack/react-query';
import { addDays, type CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import { instantOf } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { unwrapResponse } from '../../../client/transport.ts';

/** A listing as it was at a moment, and what has changed since. */
export type ListingAsOf = Schemas['ListingAsOf'];

/** One change since then: when, by what kind of act, by whom, of which fields. */
export type ListingMoment = ListingAsOf['changes'][number];

/** A listing as it was at a moment, as a query. */
function getListingAsOf(client: PinfoldClient, id: number, at: string): QueryOf<ListingAsOf> {
  return queryOptions({
    queryKey: locationKeys.asOf(client.scope, id, at),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/facilities/{id}/as-of/', { params: { path: { id }, query: { at } }, signal }),
      ),
  });
}

/**
 * A listing's values at a moment, which fields differ now, and what has changed since. Fetched again when a live update
 * says that the location has changed.
 *
 * @param id - The location's id.
 * @param at - The moment, ISO 8601. Keep the text between renders: another text is another request.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; `listing_not_known_then` for a
 * moment before the location was imported or created.
 * @example
 * ```tsx
 * const { data: then } = useListingAsOf(12, '2026-11-01T22:59:59.999Z');
 * return <p>{then?.fields.phone_number}</p>;
 * ```
 */
export function useListingAsOf(
  id: number,
  at: string,
  { enabled = true }: { /** False sends no request. */ enabled?: boolean } = {},
): QueryResult<ListingAsOf> {
  return usePinfoldQuery({ ...getListingAsOf(useClient(), id, at), enabled, meta: { isQuiet: true } });
}

/** How far back people look most. */
export const historyPresets = ['week', 'month', 'quarter'] as const;

/** A preset period to look back: 7, 30 or 90 days. */
export type HistoryPreset = (typeof historyPresets)[number];

/** The day that a preset means. */
export function dayOfPreset(preset: HistoryPreset, today: CalendarDate): CalendarDate {
  return addDays(today, -daysBack[preset]);
}

const daysBack: Record<HistoryPreset, number> = { week: 7, month: 30, quarter: 90 };

/** The last moment of a day in a time zone, as ISO 8601: what a listing said on a day is what it said when it ended. */
export function endOfDay(day: CalendarDate, timeZone: string): string {
  return new Date(instantOf(addDays(day, 1), 0, timeZone).getTime() - 1).toISOString();
}

/** The last moment before another. */
export function momentBefore(at: string): string {
  return new Date(Date.parse(at) - 1).toISOString();
}
