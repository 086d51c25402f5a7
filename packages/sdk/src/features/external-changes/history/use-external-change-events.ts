import type { ListOf } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listExternalChangeEvents, type ExternalChangeEvent } from './history-queries.ts';

const noEvents: ExternalChangeEvent[] = [];

/** What `useExternalChangeEvents` returns. */
export type UseExternalChangeEventsResult = QueryResult<ListOf<ExternalChangeEvent>> & {
  events: ExternalChangeEvent[];
};

/**
 * What happened to a change, the oldest first: found, decided and by whom, sent, and what the provider said. Nothing is
 * fetched without an id.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { events } = useExternalChangeEvents(17);
 * return events.map(({ kind, at }) => <li key={at}>{kind}</li>);
 * ```
 */
export function useExternalChangeEvents(id: number | undefined): UseExternalChangeEventsResult {
  const query = usePinfoldQuery({
    ...listExternalChangeEvents(useClient(), id ?? 0),
    enabled: id !== undefined,
  });
  return { ...query, events: query.data?.results ?? noEvents };
}
