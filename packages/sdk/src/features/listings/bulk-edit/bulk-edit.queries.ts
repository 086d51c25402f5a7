import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../../../client/read-all-pages.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import {
  type BulkItemStatus,
  bulkItemStatus,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { bulkEditKeys, locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { toRequestBody } from '../to-request-body.ts';

/** One bulk edit and how far it is. */
export type BulkEditProgress = Schemas['BulkEditProgress'];

/** One location of a bulk edit and its outcome. */
export type BulkEditItem = Schemas['BulkEditItem'];

/** What a bulk edit would do to one location. */
export type BulkEditRow = Schemas['BulkEditRow'];

/** Which locations of a preview are requested. */
export type BulkEditRowKind = 'changed' | 'unchanged' | 'problems' | 'refused' | 'reverification';

/** Which locations of a bulk edit are requested. */
export interface BulkEditItemSearch {
  status?: BulkItemStatus | undefined;
  /** @defaultValue 1 */
  page?: number | undefined;
}

/** One page of what a bulk edit would do. */
export interface BulkPreviewSearch {
  ids: readonly number[];
  edit: BulkEdit;
  /** Only locations of one kind. */
  kind?: BulkEditRowKind | undefined;
  /** @defaultValue 1 */
  page?: number | undefined;
}

/** Values of some fields of some locations, as a query. */
export function getMixedValues(
  client: PinfoldClient,
  ids: readonly number[],
  fields: readonly ListingField[],
): QueryOf<Schemas['MixedValues']> {
  const body = { facilities_ids: [...ids], fields: [...fields] };
  return queryOptions({
    queryKey: locationKeys.mixedValues(client.scope, body),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/facilities/mixed-values/', { body, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** What a bulk edit would do, twenty locations a page, as a query. */
export function previewBulkEdit(
  client: PinfoldClient,
  { ids, edit, kind, page = 1 }: BulkPreviewSearch,
): QueryOf<Schemas['BulkEditPreview']> {
  const query = { page, page_size: previewPageSize, ...(kind && { kind }) };
  const body = { facilities_ids: [...ids], edit: toRequestBody(edit) };
  return queryOptions({
    queryKey: locationKeys.bulkPreview(client.scope, { ...query, ...body }),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.POST('/facilities/bulk-edit/preview/', { params: { query }, body, signal })),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}

/** The latest bulk edits, newest first, as a query. */
export function listBulkEdits(client: PinfoldClient): QueryOf<PageOf<BulkEditProgress>> {
  return queryOptions({
    queryKey: bulkEditKeys.list(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/bulk-edits/', { signal })),
  });
}

/** One bulk edit, as a query. */
export function getBulkEdit(client: PinfoldClient, id: number): QueryOf<BulkEditProgress> {
  return queryOptions({
    queryKey: bulkEditKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/bulk-edits/{id}/', { params: { path: { id } }, signal })),
  });
}

/** The locations of a bulk edit with their outcomes, 50 per page, as a query. */
export function listBulkEditItems(
  client: PinfoldClient,
  id: number,
  search: BulkEditItemSearch = {},
): QueryOf<PageOf<BulkEditItem>> {
  const { status, page = 1 } = search;
  const query = { page, page_size: itemPageSize, ...(status !== undefined && { status }) };
  return queryOptions({
    queryKey: bulkEditKeys.items(client.scope, id, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/bulk-edits/{id}/items/', { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Every location in which a bulk edit failed. */
export async function failedItems(client: PinfoldClient, id: number): Promise<BulkEditItem[]> {
  const { results } = await readAllPages((page) => {
    const query = { page, page_size: 100, status: bulkItemStatus.failed };
    return unwrapResponse(client.api.GET('/bulk-edits/{id}/items/', { params: { path: { id }, query } }));
  });
  return results;
}

/** Locations on a page of the preview. */
export const previewPageSize = 20;

/** Locations on a page of a bulk edit's outcome. */
const itemPageSize = 50;
