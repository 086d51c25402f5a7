import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldPublicQuery } from '../../query/use-pinfold-query.ts';
import { getSettings } from './settings-query.ts';

/** What everybody may know of an installation: its mode, addresses, contact and ways to log in. */
export type Settings = Schemas['Settings'];

/**
 * The installation's settings, also while nobody is logged in and the Provider is not enabled.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; they are not reported, since
 * everything works without settings, too.
 * @example
 * ```tsx
 * const { data: settings } = useSettings();
 * return <a href={settings?.urls.help}>Pomoc</a>;
 * ```
 */
export function useSettings(): QueryResult<Settings> {
  return usePinfoldPublicQuery({ ...getSettings(useClient()), meta: { isQuiet: true } });
}
