import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PlanLimit } from '@pinfold/contract/access/plan';
import type { KeywordScope } from '@pinfold/contract/features/company/keyword';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { locationKeys, organicKeys, planRoomKeys, teamKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { companyKeys } from '../../../query/user-keys.ts';
import { memberName, readMember, type TeamMember } from '../../team/members.ts';

/** Limits for which many things can be removed at once. */
export const roomLimits = [
  'max_facilities',
  'max_maps_keywords',
  'max_company_users',
  'max_websites',
] as const;

/** A limit for which many things can be removed at once. */
export type RoomLimit = (typeof roomLimits)[number];

/** Whether many things can be removed at once to get below this limit; for others there are screens of their own. */
export function isRoomLimit(limit: PlanLimit): limit is RoomLimit {
  return roomLimits.some((one) => one === limit);
}

/** One of the things that count towards a limit, as it was read. */
export interface CountedThing {
  id: number;
  title: string;
  /** An address, or whom it is for; may be empty. */
  detail: string;
  scope?: KeywordScope;
  /** Also for locations that the reader does not see. */
  isShared?: boolean;
  member?: TeamMember;
  keywordsCount?: number;
}

interface ThingSearch {
  /** Part of a title; '' for all. */
  q: string;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** How the things of one limit are read and removed. */
interface RoomKind {
  /** Who may see the list. */
  reads: MemberAccess;
  /** Who may remove many of it. */
  removes: MemberAccess;
  /** How many letters a search may have; 0 where the list has none. */
  searchLength: number;
  topic: QueryKey;
  /** What else shows them. */
  others: readonly QueryKey[];
  list: (client: PinfoldClient, search: ThingSearch, signal: AbortSignal) => Promise<PageOf<CountedThing>>;
  remove: (client: PinfoldClient, ids: number[]) => Promise<Schemas['BulkRemoval']>;
}

/** What counts towards a limit, a page of it, as a query. */
export function listCountedThings(
  client: PinfoldClient,
  limit: RoomLimit,
  search: ThingSearch,
): QueryOf<PageOf<CountedThing>> {
  const { topic, list } = roomKinds[limit];
  return queryOptions({
    queryKey: planRoomKeys.list(String(topic[0]), client.scope, { limit, ...search }),
    queryFn: ({ signal }) => list(client, search, signal),
    placeholderData: (former, query) => (isOfLimit(query?.queryKey, limit) ? former : undefined),
  });
}

/** Whether a query reads what counts towards this limit, on whatever page. */
export function isOfLimit(key: QueryKey | undefined, limit: RoomLimit): boolean {
  const search = key?.at(-1);
  return typeof search === 'object' && search !== null && 'limit' in search && search.limit === limit;
}

/** The four kinds of things of which many can be removed at once. */
export const roomKinds: Readonly<Record<RoomLimit, RoomKind>> = {
  max_facilities: {
    reads: { permission: 'view_facilities_data', demo: 'allowed' },
    removes: { permission: 'view_facilities_data', fullAccess: true, demo: 'blocked' },
    searchLength: 200,
    topic: locationKeys.all,
    others: [],
    list: async ({ api }, search, signal) =>
      pageOf(
        await unwrapResponse(api.GET('/facilities/limits-management/', { params: queryOf(search), signal })),
        ({ id, name, formatted_address, store_code }) => ({
          id,
          title: name,
          detail: [formatted_address, store_code].filter(Boolean).join(' · '),
        }),
      ),
    remove: ({ api }, ids) => unwrapResponse(api.POST('/facilities/delete/', { body: { ids } })),
  },
  max_maps_keywords: {
    reads: { permission: 'view_company_data', module: 'company', demo: 'allowed' },
    removes: { permission: 'manage_keywords', module: 'company', demo: 'blocked' },
    searchLength: 80,
    topic: companyKeys.all,
    others: [],
    list: async ({ api }, search, signal) =>
      pageOf(
        await unwrapResponse(api.GET('/keywords/', { params: queryOf(search), signal })),
        ({ id, keyword, scope, scope_name, concerns_other_locations: isShared }) => ({
          id,
          title: keyword,
          detail: scope_name,
          scope,
          isShared,
        }),
      ),
    remove: ({ api }, ids) => unwrapResponse(api.POST('/keywords/delete/', { body: { ids } })),
  },
  max_company_users: {
    reads: { permission: 'view_team', module: 'permissions', demo: 'allowed' },
    removes: { permission: 'manage_team', module: 'permissions', demo: 'blocked' },
    searchLength: 200,
    topic: teamKeys.all,
    others: [],
    list: async ({ api }, search, signal) =>
      pageOf(
        await unwrapResponse(api.GET('/companies/members/', { params: queryOf(search), signal })),
        (member) => ({
          id: member.user_id,
          title: memberName(member),
          detail: member.email,
          member: readMember(member),
        }),
      ),
    remove: ({ api }, ids) => unwrapResponse(api.POST('/companies/members/delete/', { body: { ids } })),
  },
  max_websites: {
    reads: { permission: 'view_company_data', module: 'company', demo: 'allowed' },
    removes: {
      permission: 'manage_company_data',
      module: 'company',
      demo: 'blocked',
      concernsAllLocations: true,
    },
    searchLength: 0,
    topic: companyKeys.all,
    others: [organicKeys.all],
    list: async ({ api }, { page, pageSize }, signal) =>
      pageOf(
        await unwrapResponse(
          api.GET('/websites/', { params: { query: { page, page_size: pageSize } }, signal }),
        ),
        ({ id, name, url, keywords_count: keywordsCount }) => ({
          id,
          title: name,
          detail: url,
          keywordsCount,
        }),
      ),
    remove: ({ api }, ids) => unwrapResponse(api.POST('/websites/delete/', { body: { ids } })),
  },
};

function queryOf({ q, page, pageSize }: ThingSearch) {
  return { query: { page, page_size: pageSize, ...(q && { q }) } };
}

function pageOf<Raw>(
  { count, results }: PageOf<Raw>,
  thingOf: (raw: Raw) => CountedThing,
): PageOf<CountedThing> {
  return { count, results: results.map(thingOf) };
}
