import { useMemo } from 'react';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult, PagedResult } from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { type AppleListingSearch, listAppleListings } from './apple.queries.ts';
import { useRefreshDirectories } from './use-apple-accounts.ts';

/** How far a location is with Apple. */
export type AppleListing = Schemas['AppleListing'];

/** What sending locations to Apple leads to. */
export type StartedAppleListings = Schemas['StartedAppleListings'];

/** Which locations are sent to Apple no more. */
export type StoppedAppleListings = Schemas['StoppedAppleListings'];

/** What `useAppleListings` returns. */
export type UseAppleListingsResult = PagedResult<PageOf<AppleListing>> & {
  listings: AppleListing[];
  /** How many match on all pages together; undefined until the first is there. */
  count: number | undefined;
};

const none: AppleListing[] = [];

/**
 * How far each location is with Apple, those with problems first; more with every `fetchNextPage`. Kept up to date by live
 * events.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { listings, count } = useAppleListings(account.id, { state: 'conflict' });
 * ```
 */
export function useAppleListings(
  accountId: number,
  { enabled = true, ...search }: AppleListingSearch & { enabled?: boolean } = {},
): UseAppleListingsResult {
  const query = usePinfoldInfiniteQuery({ ...listAppleListings(useClient(), accountId, search), enabled });
  const { data } = query;
  const listings = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? none, [data]);
  return { ...query, listings, count: data?.pages.at(-1)?.count };
}

/** As many locations as can be named at once; all of them need not be. */
export const mostAppleLocations = 1000;

/** Which locations of an organisation at Apple are meant. */
export interface AppleLocations {
  accountId: number;
  /** At most `mostAppleLocations`. @defaultValue all that it can concern */
  locationIds?: readonly number[] | undefined;
}

/** Which locations are sent to Apple. */
export interface AppleListingsStart extends AppleLocations {
  /** Only say what would be sent, and what locations lack. @defaultValue false */
  dryRun?: boolean | undefined;
}

/**
 * Sends locations to Apple and keeps them in step; returns which are sent, which of them wait for their brand, which Apple
 * would not take, and which are left out, with the reason. With `dryRun` nothing is sent.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError such as `provider_not_configured`, left
 * to the form.
 * @example
 * ```tsx
 * const enable = useEnableAppleListings();
 * enable.mutate({ accountId: 3, dryRun: true }, { onSuccess: ({ lacking }) => console.log(lacking.length) });
 * ```
 */
export function useEnableAppleListings(): MutationResult<StartedAppleListings, AppleListingsStart> {
  const { client } = usePinfold();
  const refresh = useRefreshDirectories();
  return useFormMutation({
    mutationFn: ({ accountId, locationIds, dryRun = false }: AppleListingsStart) =>
      unwrapResponse(
        client.api.POST('/apple-accounts/{id}/enable/', {
          params: { path: { id: accountId } },
          body: { ...chosen(locationIds), dry_run: dryRun },
        }),
      ),
    onSuccess: (_started, { dryRun }) => (dryRun ? undefined : refresh()),
  });
}

/** Which locations are to be sent to Apple no more. */
export interface AppleListingsStop extends AppleLocations {
  /** Take them out of Apple as well; `useUndeleteAppleListings` brings them back. @defaultValue false */
  remove?: boolean | undefined;
}

/**
 * Sends locations to Apple no more: what Apple has stays there, or is removed. Returns the ids of the locations for which
 * that was so, and those of them that Apple never had, which `useEnableAppleListings` sends again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const disable = useDisableAppleListings();
 * disable.mutate({ accountId: 3, remove: true });
 * ```
 */
export function useDisableAppleListings(): MutationResult<StoppedAppleListings, AppleListingsStop> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: ({ accountId, locationIds, remove = false }: AppleListingsStop) =>
      unwrapResponse(
        client.api.POST('/apple-accounts/{id}/disable/', {
          params: { path: { id: accountId } },
          body: { ...chosen(locationIds), remove },
        }),
      ),
    onSettled: useRefreshDirectories(),
  });
}

/**
 * Brings back locations that were taken out of Apple. Returns the ids of those that come back.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and reported to the Provider.
 * @example
 * ```tsx
 * const undelete = useUndeleteAppleListings();
 * undelete.mutate({ accountId: 3 });
 * ```
 */
export function useUndeleteAppleListings(): MutationResult<number[], AppleLocations> {
  const { client } = usePinfold();
  return usePinfoldMutation({
    mutationFn: async ({ accountId, locationIds }: AppleLocations) => {
      const params = { path: { id: accountId } };
      const body = chosen(locationIds);
      return (await unwrapResponse(client.api.POST('/apple-accounts/{id}/undelete/', { params, body })))
        .accepted;
    },
    onSettled: useRefreshDirectories(),
  });
}

/**
 * Sends again what Apple refused or did not receive. Returns the ids of the locations that are sent again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and reported to the Provider.
 * @example
 * ```tsx
 * const retry = useRetryAppleListings();
 * retry.mutate({ accountId: 3, locationIds: [17] });
 * ```
 */
export function useRetryAppleListings(): MutationResult<number[], AppleLocations> {
  const { client } = usePinfold();
  return usePinfoldMutation({
    mutationFn: async ({ accountId, locationIds }: AppleLocations) => {
      const params = { path: { id: accountId } };
      const body = chosen(locationIds);
      return (await unwrapResponse(client.api.POST('/apple-accounts/{id}/listings/retry/', { params, body })))
        .accepted;
    },
    onSettled: useRefreshDirectories(),
  });
}

function chosen(locationIds: readonly number[] | undefined): { facility_ids?: number[] } {
  return locationIds ? { facility_ids: [...locationIds] } : {};
}
