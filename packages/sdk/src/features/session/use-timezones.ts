import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { listTimezones } from './timezones-query.ts';

/** An IANA time zone with its offset from UTC now, in minutes. */
export type Timezone = Schemas['Timezone'];

/**
 * The time zones that a company can choose from, west to east.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data: timezones = [] } = useTimezones();
 * timezones.map(({ name, offset_minutes }) => `${name}: ${offset_minutes / 60} h`);
 * ```
 */
export function useTimezones({ enabled = true }: { enabled?: boolean } = {}): QueryResult<
  readonly Timezone[]
> {
  return usePinfoldQuery({
    ...listTimezones(useClient()),
    select: ({ results }): readonly Timezone[] => results,
    enabled,
    meta: { isQuiet: true },
  });
}
