import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { listingsMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import type { LocationGroup, LocationGroupPage } from '../use-locations-choice.ts';
import { useEditGroups } from './use-edit-groups.ts';
import { unwrapResponse } from '../../../client/transport.ts';

const noGroups: LocationGroup[] = [];

/**
 * State of the company's groups of locations: search, pages of eight, and the confirmation before one is deleted.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`, an ApiError; why one cannot be
 * deleted is in `removal.refusal`.
 * @example
 * ```tsx
 * const { groups, count, page, setPage } = useGroups();
 * return groups.map(({ id, name, facilities_count }) => <li key={id}>{name}: {facilities_count}</li>);
 * ```
 */
export function useGroups(): GroupsState {
  const hasMessages = useFeatureMessages(listingsMessages);
  const [name, setName] = useState('');
  const [asked, setPage] = useState(1);
  const [doomed, setDoomed] = useState<LocationGroup>();
  const { messageFor } = useFormRefusal();
  const list = usePinfoldQuery(listGroupPage(useClient(), { name, page: asked }));
  const { remove } = useEditGroups();
  const count = list.data?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / groupPageSize));
  // The last group of the last page may just have gone.
  if (list.data && !list.isPlaceholderData && asked > pageCount) setPage(pageCount);
  return {
    groups: list.data?.results ?? noGroups,
    count,
    name,
    search: (next: string) => {
      setName(next);
      setPage(1);
    },
    page: asked,
    pageCount,
    pageSize: groupPageSize,
    setPage,
    isPending: list.isPending || !hasMessages,
    isStale: list.isPlaceholderData,
    isFetching: list.isFetching,
    error: list.data ? null : list.error,
    refetch: list.refetch,
    permission: usePermission(writeAccess),
    removal: {
      /** The group that is about to go. */
      asked: doomed,
      ask: (group: LocationGroup) => {
        remove.reset();
        setDoomed(group);
      },
      cancel: () => setDoomed(undefined),
      confirm: (onDone?: (group: LocationGroup) => void) => {
        if (!doomed || remove.isPending) return;
        remove.mutate(doomed.id, {
          onSuccess: () => {
            setDoomed(undefined);
            onDone?.(doomed);
          },
        });
      },
      isPending: remove.isPending,
      refusal: messageFor(remove.error),
    },
  };
}

/** What `useGroups` gives. */
export interface GroupsState {
  groups: LocationGroup[];
  count: number;
  name: string;
  search: (next: string) => void;
  page: number;
  pageCount: number;
  pageSize: number;
  setPage: (value: number) => void;
  /** True until the groups and the messages are loaded. */
  isPending: boolean;
  isStale: boolean;
  isFetching: boolean;
  /** Why there is nothing to show. */
  error: ApiError | null;
  refetch: QueryResult<LocationGroupPage>['refetch'];
  permission: PermissionDecision;
  removal: {
    asked: LocationGroup | undefined;
    ask: (group: LocationGroup) => void;
    cancel: () => void;
    confirm: (onDone?: (group: LocationGroup) => void) => void;
    isPending: boolean;
    refusal: string | undefined;
  };
}

const writeAccess = {
  fullAccess: true,
  permission: 'view_facilities_data',
  module: 'business_addresses',
  demo: 'blocked',
} as const;

/** Page size of the product (product spec, section 9). */
const groupPageSize = 8;

/** One page of the company's groups by name, empty ones too for who sees every location, as a query. */
function listGroupPage(
  client: PinfoldClient,
  { name, page }: { name: string; page: number },
): QueryOf<LocationGroupPage> {
  const query = {
    page,
    page_size: groupPageSize,
    with_empty: 'true' as const,
    ...(name && { name }),
  };
  return queryOptions({
    queryKey: locationKeys.groups(client.scope, query),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/groups/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The locations of one group, as a query. */
export function listGroupLocations(client: PinfoldClient, id: number): QueryOf<number[]> {
  return queryOptions({
    queryKey: locationKeys.groups(client.scope, { locationsOf: id }),
    queryFn: async ({ signal }) => {
      const query = { ids: String(id) };
      const { results } = await unwrapResponse(
        client.api.GET('/groups/facilities/', { params: { query }, signal }),
      );
      return results[0]?.facilities_ids ?? [];
    },
  });
}
