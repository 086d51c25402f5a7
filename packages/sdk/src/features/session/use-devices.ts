import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { listDevices } from './devices-query.ts';

/** A place where the user is logged in. */
export type Device = Schemas['Device'];

/**
 * Where the user is logged in, the most recent first.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data: devices = [] } = useDevices();
 * devices.map(({ user_agent, is_current }) => `${user_agent}${is_current ? ' (tutaj)' : ''}`);
 * ```
 */
export function useDevices(): QueryResult<readonly Device[]> {
  return usePinfoldQuery({
    ...listDevices(useClient()),
    select: ({ results }): readonly Device[] => results,
    meta: { isQuiet: true },
  });
}
