import { queryOptions } from '@tanstack/react-query';
import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import type { Language } from '@pinfold/contract/languages';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { catalogKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';

/** A day off in a whole country or in a region of it, `{ date, name, substitute }`. */
export type PublicHoliday = Schemas['PublicHoliday'];

/** Country and period of the holidays. */
export interface PublicHolidaysQuery {
  /** ISO 3166-1 alpha-2, such as `PL`. No request for anything else. */
  country: string;
  /** What follows the country in ISO 3166-2, such as `CT`: its own holidays, too. */
  region?: string | undefined;
  /** The first day, `YYYY-MM-DD`, from 2000 on. */
  from: CalendarDate;
  /** The last day, included, at most two years after the first. */
  to: CalendarDate;
}

/** The public holidays of a country, as a query. */
export function holidaysQuery(
  client: PinfoldClient,
  language: Language,
  { country, region, from, to }: PublicHolidaysQuery,
): QueryOf<ListOf<PublicHoliday>> {
  const query = { country, from, to, ...(region && { region }) };
  return queryOptions({
    queryKey: catalogKeys.holidays(language, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/facilities/holidays/', { params: { query }, signal })),
    staleTime: oneDay,
  });
}

/**
 * The public holidays of a country by date, each date once, named in the user's language where it has a name there. A
 * country that is not known has none. Ask for whole years where you can, so that screens share an answer.
 *
 * Where you show them, name their source: date-holidays, CC BY 3.0.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: holidays = [] } = usePublicHolidays({ country: 'PL', from: '2027-01-01', to: '2027-12-31' });
 * return holidays.map(({ date, name }) => <li key={date}>{name}</li>);
 * ```
 */
export function usePublicHolidays({
  enabled = true,
  ...asked
}: PublicHolidaysQuery & { /** False holds the call back. */ enabled?: boolean }): QueryResult<
  readonly PublicHoliday[]
> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...holidaysQuery(client, language, asked),
    select: ({ results }): readonly PublicHoliday[] => results,
    enabled: enabled && isCountry(asked.country),
    meta: { isQuiet: true },
  });
}

/** Whether a text is a country code; that of a listing without an address is empty. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code);
}

/** The year of a date and the next, so that all that shows holidays of these years shares one answer. */
export function yearsFrom(date: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const year = Number(date.slice(0, 4));
  return { from: `${year}-01-01`, to: `${year + 1}-12-31` };
}

/** Governments move a holiday a few times in ten years. */
const oneDay = 86_400_000;
