import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf, Schemas } from '../../client/schema.ts';
import type { ErrorSituation } from '../../error-policy/error-policy.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldMutation, usePinfoldPublicQuery, usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { settingsKeys, timezoneKeys } from '../../query/user-keys.ts';
import { getCurrentCompany } from '../company/current-company.ts';
import type { CompanyProfile } from '../company/profile/company-profile.ts';

/** What everybody may know of an installation: its mode, addresses, contact and ways to log in. */
export type Settings = Schemas['Settings'];

/** An IANA time zone with its offset from UTC now, in minutes. */
export type Timezone = Schemas['Timezone'];

/** The installation's public settings, as a query that needs no session. */
export function getSettings(client: PinfoldClient): QueryOf<Settings> {
  return queryOptions({
    queryKey: settingsKeys.all,
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/settings/', { signal })),
    staleTime: 5 * 60_000,
  });
}

/**
 * The installation's settings, also without a session and while the Provider is not enabled.
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

/** Time zones with their offset now, as a query. */
function listTimezones(client: PinfoldClient): QueryOf<ListOf<Timezone>> {
  return queryOptions({
    queryKey: timezoneKeys.all,
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/timezones/', { signal })),
    staleTime: 60 * 60_000,
  });
}

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

/**
 * Sets the time zone of the company in use, by its IANA name; every date on screen follows at once.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and reported as `timezone_update`. It
 * takes the permission `manage_company_data`.
 * @example
 * ```tsx
 * const change = useChangeTimezone();
 * change.mutate('Europe/Madrid');
 * ```
 */
export function useChangeTimezone(): MutationResult<CompanyProfile, string> {
  const { client, queryClient } = usePinfold();
  const { queryKey } = getCurrentCompany(client);
  return usePinfoldMutation({
    meta: { situation: { operation: 'timezone_update' } satisfies ErrorSituation },
    mutationFn: (timezone: string) =>
      unwrapResponse(client.api.PATCH('/companies/current/', { body: { timezone } })),
    onSuccess: ({ timezone }) =>
      queryClient.setQueryData(queryKey, (company) => company && { ...company, timezone }),
  });
}
