import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { DirectoryListingState } from '@pinfold/contract/features/integrations/directory';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { appleConflictKeys, directoryKeys } from '../../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../../query/results.ts';
import type { AppleBrand } from './use-apple-accounts.ts';
import type { AppleListing } from './use-apple-listings.ts';

const reads = { permission: 'manage_company_data', module: 'company', needsPlan: true } as const;

/** Access to the calls about organisations at Apple: a conflict concerns all locations, since settling it does. */
export const appleAccess: Readonly<Record<'see' | 'seeConflict' | 'change', MemberAccess>> = {
  see: { ...reads, demo: 'allowed' },
  seeConflict: { ...reads, demo: 'allowed', concernsAllLocations: true },
  change: { ...reads, demo: 'blocked', embed: 'never', concernsAllLocations: true },
};

/** Which locations at Apple to show. */
export interface AppleListingSearch {
  /** Part of the name, address, city or store code. */
  q?: string | undefined;
  /** How far they are. @defaultValue all that are sent to Apple, or were taken out of it */
  state?: DirectoryListingState | undefined;
}

const pageSize = 20;

/** The organisations at Apple, by name, and whether this installation is a partner of Apple; as a query. */
export function listAppleAccounts(client: PinfoldClient): QueryOf<Schemas['AppleAccounts']> {
  return queryOptions({
    queryKey: directoryKeys.appleAccounts(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/apple-accounts/', { signal })),
  });
}

/** The brands of an organisation, by country, as a query. */
export function listAppleBrands(client: PinfoldClient, accountId: number): QueryOf<ListOf<AppleBrand>> {
  return queryOptions({
    queryKey: directoryKeys.appleBrands(client.scope, accountId),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/apple-accounts/{id}/brands/', { params: { path: { id: accountId } }, signal }),
      ),
  });
}

/** How far each location is with Apple, page after page, those with problems first, as a query. */
export function listAppleListings(
  client: PinfoldClient,
  accountId: number,
  { q, state }: AppleListingSearch = {},
): PagedQueryOf<PageOf<AppleListing>> {
  const search = { page_size: pageSize, ...(q ? { q } : {}), ...(state ? { state } : {}) };
  return infiniteQueryOptions({
    queryKey: directoryKeys.appleListings(client.scope, accountId, search),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/apple-accounts/{id}/listings/', {
          params: { path: { id: accountId }, query: { ...search, page: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * pageSize < last.count ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** What was changed at Apple and here of one location, as a query: Apple is asked. */
export function getAppleConflict(
  client: PinfoldClient,
  accountId: number,
  locationId: number,
): QueryOf<Schemas['AppleConflict']> {
  return queryOptions({
    queryKey: appleConflictKeys.one(client.scope, accountId, locationId),
    // Not kept: whoever looks again may find another conflict.
    gcTime: 0,
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/apple-accounts/{id}/listings/{facility_id}/conflict/', {
          params: { path: { id: accountId, facility_id: locationId } },
          signal,
        }),
      ),
  });
}
