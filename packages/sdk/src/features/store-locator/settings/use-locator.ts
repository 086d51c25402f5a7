import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold, useClient } from '../../../provider/use-pinfold.ts';
import { storeLocatorKeys } from '../../../query/query-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { getLocator, listLocatorFilters } from './locator.queries.ts';
import type { LocatorOptions, LocatorSettings, LocatorFilterOffer } from './locator-settings.ts';

/** A change of the settings. */
export interface LocatorChange {
  /** Of the settings as they were when the change began. */
  version: number;
  /** Only what is to change. */
  changes: Partial<LocatorOptions>;
}

/**
 * How the store locator of the company is set up, with its public addresses.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: locator } = useLocator();
 * return <a href={locator?.addresses.page}>{locator?.header_name}</a>;
 * ```
 */
export function useLocator(): QueryResult<LocatorSettings> {
  return usePinfoldQuery(getLocator(useClient()));
}

/**
 * Labels, attributes and categories by which visitors could filter, with how many locations have each.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: filters = [] } = useLocatorFilters();
 * return filters.map(({ key, label, count }) => <p key={key}>{label}: {count}</p>);
 * ```
 */
export function useLocatorFilters(): QueryResult<LocatorFilterOffer[]> {
  return usePinfoldQuery(listLocatorFilters(useClient()));
}

/**
 * Changes how the store locator is set up. Visitors see it within minutes.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `locator_changed` when
 * somebody else was faster or `locator_name_taken`, and is left to the form.
 * @example
 * ```tsx
 * const update = useUpdateLocator();
 * update.mutate({ version: locator.version, changes: { is_published: true } });
 * ```
 */
export function useUpdateLocator(): MutationResult<LocatorSettings, LocatorChange> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ version, changes }: LocatorChange) =>
      unwrapResponse(client.api.PATCH('/store-locator/', { body: { version, ...changes } })),
    onSuccess: (settings) => queryClient.setQueryData(storeLocatorKeys.settings(client.scope), settings),
    onError: reportElsewhere,
    // Also after a refusal, which may come from what somebody else has changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeLocatorKeys.all }),
  });
}
