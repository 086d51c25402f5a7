import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { isAsked, listMoreHoursTypes, type AskedOffer } from './offer-queries.ts';

/** A kind of hours beside the opening hours, such as deliveries, in the reader's language. */
export type OfferedHoursType = Schemas['OfferedHoursType'];

/**
 * The kinds of hours that some locations can have, or a listing of a category in a country. Nothing is asked while
 * neither is known.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: types = [] } = useMoreHoursTypes({ facilitiesIds: [12] });
 * return <MoreHoursField value={moreHours} onChange={setMoreHours} types={types} />;
 * ```
 */
export function useMoreHoursTypes({
  enabled = true,
  ...asked
}: AskedOffer & { /** False holds the call back. */ enabled?: boolean }): QueryResult<
  readonly OfferedHoursType[]
> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...listMoreHoursTypes(client, language, asked),
    select: ({ results }): readonly OfferedHoursType[] => results,
    enabled: enabled && isAsked(asked),
    meta: { isQuiet: true },
  });
}
