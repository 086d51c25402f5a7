import { useMemo } from 'react';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import { directoryKeys } from '../../../query/query-keys.ts';
import type { MutationResult, PagedResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { type FacebookListingSearch, listFacebookListings, listFacebookPages } from './facebook.queries.ts';
import { useForgetFacebook } from './use-facebook-accounts.ts';

/** A page that was ticked at Facebook, with the location that is linked with it, or probably belongs to it. */
export type FacebookPage = Schemas['FacebookPage'];

/** What linking a page would write, and what the page cannot hold of its location. */
export type FacebookPagePreview = Schemas['FacebookPagePreview'];

/** How far a linked page is. */
export type FacebookListing = Schemas['FacebookListing'];

/**
 * The pages that were ticked at Facebook when the account was connected, as Facebook orders them. Facebook is asked, so
 * this may take a moment.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `facebook_authorization_invalid` where
 * the account has to be connected again, `provider_unavailable` where Facebook does not answer.
 * @example
 * ```tsx
 * const { data: pages = [] } = useFacebookPages(1);
 * return pages.map(({ page_id, name, facility }) => <li key={page_id}>{name}: {facility?.name}</li>);
 * ```
 */
export function useFacebookPages(
  accountId: number,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<FacebookPage[]> {
  return usePinfoldQuery({
    ...listFacebookPages(useClient(), accountId),
    enabled,
    select: ({ results }) => results,
  });
}

/** All links of an account: those of before that are not among them end. */
export interface FacebookPageLinks {
  accountId: number;
  links: readonly { page_id: string; facility_id: number }[];
  /** Only say what would be written. @defaultValue false */
  dryRun?: boolean | undefined;
}

/**
 * Links pages with locations, and keeps those in step; returns what would be written for each page with `dryRun`, else
 * nothing.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `page_taken` or
 * `facebook_authorization_invalid` among others, left to the form.
 * @example
 * ```tsx
 * const link = useLinkFacebookPages();
 * link.mutate({ accountId: 3, links: [{ page_id: '101', facility_id: 1 }], dryRun: true });
 * ```
 */
export function useLinkFacebookPages(): MutationResult<FacebookPagePreview[], FacebookPageLinks> {
  const { client } = usePinfold();
  const forget = useForgetFacebook();
  return useFormMutation({
    mutationFn: async ({ accountId, links, dryRun = false }: FacebookPageLinks) => {
      // Facebook is asked about each page, so that many take longer than one call may.
      const size = dryRun ? previewedAtOnce : Math.max(1, links.length);
      const previews: FacebookPagePreview[] = [];
      for (let start = 0; start === 0 || start < links.length; start += size) {
        const { results } = await unwrapResponse(
          client.api.PUT('/facebook-accounts/{id}/pages/', {
            params: { path: { id: accountId } },
            body: { pages: links.slice(start, start + size), dry_run: dryRun },
          }),
        );
        previews.push(...results);
      }
      return previews;
    },
    // A dry run changes nothing, and the pages that are being chosen from are to stay.
    onSuccess: (_previews, { dryRun }) => (dryRun ? undefined : forget()),
  });
}

const previewedAtOnce = 100;

/** What `useFacebookListings` returns. */
export type UseFacebookListingsResult = PagedResult<PageOf<FacebookListing>> & {
  listings: FacebookListing[];
  /** How many match on all pages together; undefined until the first is there. */
  count: number | undefined;
};

const none: FacebookListing[] = [];

/**
 * How far each linked page of an account is, those with problems first; more with every `fetchNextPage`. Kept up to date
 * by live events.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { listings, count } = useFacebookListings(account.id, { q: 'rynek' });
 * ```
 */
export function useFacebookListings(
  accountId: number,
  { enabled = true, ...search }: FacebookListingSearch & { enabled?: boolean } = {},
): UseFacebookListingsResult {
  const query = usePinfoldInfiniteQuery({ ...listFacebookListings(useClient(), accountId, search), enabled });
  const { data } = query;
  const listings = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? none, [data]);
  return { ...query, listings, count: data?.pages.at(-1)?.count };
}

/** Which pages are sent again. */
export interface FacebookRetry {
  accountId: number;
  /** @defaultValue all locations of the account that were refused */
  locationIds?: readonly number[] | undefined;
}

/**
 * Sends again what Facebook refused or did not receive. Returns the ids of the locations that are sent again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and reported to the Provider.
 * @example
 * ```tsx
 * const retry = useRetryFacebookListings();
 * retry.mutate({ accountId: 3, locationIds: [17] });
 * ```
 */
export function useRetryFacebookListings(): MutationResult<number[], FacebookRetry> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: async ({ accountId, locationIds }: FacebookRetry) => {
      const params = { path: { id: accountId } };
      const body = locationIds ? { facility_ids: [...locationIds] } : {};
      return (
        await unwrapResponse(client.api.POST('/facebook-accounts/{id}/listings/retry/', { params, body }))
      ).accepted;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: directoryKeys.all }),
  });
}
