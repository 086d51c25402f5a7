import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { autocompletePlaces } from './reference-queries.ts';

/** A town that somebody may mean. */
export type PlaceSuggestion = Schemas['PlaceSuggestion'];

/**
 * Towns whose name begins with a text; nothing is asked while it is empty.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: places = [] } = usePlaceSuggestions('Krak');
 * ```
 */
export function usePlaceSuggestions(text: string): QueryResult<readonly PlaceSuggestion[]> {
  const { client, language } = usePinfold();
  const q = text.trim();
  return usePinfoldQuery({
    ...autocompletePlaces(client, language, q),
    select: ({ results }): readonly PlaceSuggestion[] => results,
    enabled: q !== '',
    meta: { isQuiet: true },
  });
}
