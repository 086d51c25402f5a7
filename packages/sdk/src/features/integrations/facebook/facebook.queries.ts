import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { directoryKeys, facebookPageKeys } from '../../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../../query/results.ts';
import type { FacebookListing, FacebookPage } from './use-facebook-pages.ts';

const reads = { permission: 'manage_company_data', module: 'company', needsPlan: true } as const;

/** Access to the calls about Facebook accounts: pages concern all locations, since any of them may be linked. */
export const facebookAccess: Readonly<Record<'see' | 'seePages' | 'change', MemberAccess>> = {
  see: { ...reads, demo: 'allowed' },
  seePages: { ...reads, demo: 'allowed', concernsAllLocations: true },
  change: { ...reads, demo: 'blocked', embed: 'never', concernsAllLocations: true },
};

/** Which linked pages to show. */
export interface FacebookListingSearch {
  /** Part of the name, address, city or store code of the location. */
  q?: string | undefined;
}

const pageSize = 20;

/** The Facebook accounts of the company, by name, and whether this installation has an app at Facebook; as a query. */
export function listFacebookAccounts(client: PinfoldClient): QueryOf<Schemas['FacebookAccounts']> {
  return queryOptions({
    queryKey: directoryKeys.facebookAccounts(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/facebook-accounts/', { signal })),
  });
}

/** The pages that were ticked at Facebook, as a query: Facebook is asked. */
export function listFacebookPages(client: PinfoldClient, accountId: number): QueryOf<ListOf<FacebookPage>> {
  return queryOptions({
    queryKey: facebookPageKeys.list(client.scope, accountId),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/facebook-accounts/{id}/pages/', { params: { path: { id: accountId } }, signal }),
      ),
  });
}

/** How far each linked page is, page after page, those with problems first, as a query. */
export function listFacebookListings(
  client: PinfoldClient,
  accountId: number,
  { q }: FacebookListingSearch = {},
): PagedQueryOf<PageOf<FacebookListing>> {
  const search = { page_size: pageSize, ...(q ? { q } : {}) };
  return infiniteQueryOptions({
    queryKey: directoryKeys.facebookListings(client.scope, accountId, search),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/facebook-accounts/{id}/listings/', {
          params: { path: { id: accountId }, query: { ...search, page: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * pageSize < last.count ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
