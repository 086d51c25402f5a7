import { infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { GooglePlaceState } from '@pinfold/contract/features/integrations/google';
import { unwrapResponse } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf, Schemas } from '../../client/schema.ts';
import { awaitedMs, pollWhileOpen } from '../../query/poll-while-open.ts';
import { googleInvitationKeys, importKeys, mobileAppKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';
import type { GoogleAccount } from './use-google-accounts.ts';
import type { MobileAppAccount } from './mobile-apps/use-mobile-app-accounts.ts';
import type { MobileApp } from './mobile-apps/use-mobile-apps.ts';
import type { ImportProgress } from './use-location-import.ts';

const accounts = { permission: 'manage_gmb_account', module: 'company' } as const;

const invitations = { ...accounts, concernsAllLocations: true, needsPlan: true } as const;

const apps = {
  permission: 'manage_google_play_account',
  module: 'company',
  concernsAllLocations: true,
  needsPlan: true,
} as const;

const places = { permission: 'manage_gmb_account', module: 'business_addresses', fullAccess: true } as const;

/** What the pages of connected accounts do. */
type IntegrationAction =
  | 'seeAccounts'
  | 'connect'
  | 'seeInvitations'
  | 'answerInvitations'
  | 'seePlaces'
  | 'import'
  | 'seeApps'
  | 'manageApps';

/** Access to the calls about connected accounts and imports; listing and importing places need full access. */
export const integrationAccess: Readonly<Record<IntegrationAction, MemberAccess>> = {
  seeAccounts: { ...accounts, demo: 'allowed' },
  connect: { ...accounts, demo: 'blocked', embed: 'never', concernsAllLocations: true },
  seeInvitations: { ...invitations, demo: 'allowed' },
  answerInvitations: { ...invitations, demo: 'blocked', embed: 'never' },
  seePlaces: { ...places, demo: 'allowed' },
  import: { ...places, demo: 'blocked' },
  seeApps: { ...apps, demo: 'allowed' },
  manageApps: { ...apps, demo: 'blocked', embed: 'never' },
};

/** Which places of an account to list. */
export interface PlaceSearch {
  /** Part of a name, an address or a store code. */
  q?: string | undefined;
  state?: GooglePlaceState | undefined;
}

const placesPageSize = 100;

/** The Google accounts that the company is connected to, as a query. */
export function listGoogleAccounts(client: PinfoldClient): QueryOf<ListOf<GoogleAccount>> {
  return queryOptions({
    queryKey: importKeys.accounts(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/gmb-accounts/', { signal })),
  });
}

/** What the connected Google accounts are invited to manage, as a query: Google is asked. */
export function listGoogleInvitations(client: PinfoldClient): QueryOf<Schemas['GoogleInvitations']> {
  return queryOptions({
    queryKey: googleInvitationKeys.list(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/gmb-accounts/invitations/', { signal })),
  });
}

/** The places of an account, page after page, as a query; asked again while Google is being asked. */
export function listGooglePlaces(
  client: PinfoldClient,
  accountId: number,
  { q, state }: PlaceSearch = {},
): PagedQueryOf<Schemas['GooglePlacePage']> {
  const search = { page_size: placesPageSize, ...(q ? { q } : {}), ...(state ? { state } : {}) };
  return infiniteQueryOptions({
    queryKey: [...importKeys.places(client.scope, accountId), search] as QueryKey,
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/gmb-accounts/{id}/places/', {
          params: { path: { id: accountId }, query: { ...search, page: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * placesPageSize < last.count ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhileOpen(({ pages }) => pages[0]?.is_listing ?? false, awaitedMs),
  });
}

/** The names of all places that match and can be imported, as a query. */
export function listImportableNames(client: PinfoldClient, accountId: number, q: string): QueryOf<string[]> {
  const query = { only_names: 'true', ...(q ? { q } : {}) } as const;
  return queryOptions({
    queryKey: [...importKeys.places(client.scope, accountId), query] as QueryKey,
    queryFn: async ({ signal }) => {
      const params = { path: { id: accountId }, query };
      const { names } = await unwrapResponse(
        client.api.GET('/gmb-accounts/{id}/places/', { params, signal }),
      );
      return names ?? [];
    },
  });
}

/** How far the last import is, as a query; asked again while it runs. */
export function getImportStatus(client: PinfoldClient): QueryOf<ImportProgress | null> {
  return queryOptions({
    queryKey: importKeys.status(client.scope),
    queryFn: async ({ signal }) =>
      (await unwrapResponse(client.api.GET('/gmb-accounts/import-status/', { signal }))).import,
    refetchInterval: pollWhileOpen((progress) => progress?.status === 'in_progress', awaitedMs),
  });
}

/** The accounts of app stores that the company is connected to, as a query. */
export function listMobileAppAccounts(client: PinfoldClient): QueryOf<ListOf<MobileAppAccount>> {
  return queryOptions({
    queryKey: mobileAppKeys.accounts(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/mobile-apps/accounts/', { signal })),
  });
}

/** The mobile apps of the company, or those that were removed while their reviews were kept, as a query. */
export function listMobileApps(
  client: PinfoldClient,
  { removed = false }: { removed?: boolean } = {},
): QueryOf<ListOf<MobileApp>> {
  return queryOptions({
    queryKey: mobileAppKeys.apps(client.scope, removed),
    queryFn: ({ signal }) => {
      const query = { removed: removed ? 'true' : 'false' } as const;
      return unwrapResponse(client.api.GET('/mobile-apps/', { params: { query }, signal }));
    },
  });
}

/** The apps that the key of an account opens, as a query: the store is asked. */
export function listAvailableApps(
  client: PinfoldClient,
  accountId: number,
): QueryOf<Schemas['AvailableApps']> {
  return queryOptions({
    queryKey: mobileAppKeys.available(client.scope, accountId),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/mobile-apps/accounts/{id}/available-apps/', {
          params: { path: { id: accountId } },
          signal,
        }),
      ),
  });
}
