import { bulkEdits } from '../../features/listings/bulk-edit/bulk-edits.table.ts';
import { listingUpdates } from '../../features/listings/updates/listing-updates.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { LocationRows } from './location-samples.ts';
import type { SampleMember } from './sample-company.ts';
import { planted } from './planted.ts';

/** Rows of listing updates for sample requests. */
export interface UpdateRows {
  /** Finished: the first location failed, the second succeeded. */
  bulkEditId: number;
  /** Just before these edits ended. */
  beforeEdits: string;
}

export async function makeUpdateRows(
  { services }: TestApi,
  { companyId, userId, locationIds }: SampleMember,
): Promise<UpdateRows> {
  const { queries } = services.database;
  const createdAt = services.now();
  const [first, second] = locationIds;
  const finishedAt = new Date(createdAt.getTime() + 1);
  const finished = { companyId, authorId: userId, createdAt, finishedAt };
  const [bulkEdit] = await queries
    .insert(bulkEdits)
    .values({ ...finished, edit: { description: '' }, fields: ['description'], total: 2 })
    .returning({ id: bulkEdits.id });
  const bulkEditId = bulkEdit?.id ?? 0;
  const update = { ...finished, bulkEditId, fields: ['description' as const] };
  await queries.insert(listingUpdates).values([
    {
      ...update,
      locationId: first,
      status: 'failed',
      before: { description: '' },
      after: { description: 'Kawa.' },
      taken: [],
      problems: [{ field: null, code: 'not_delivered', values: {} }],
    },
    {
      ...update,
      locationId: second,
      status: 'ok',
      before: { description: `Dawniej ${planted}` },
      after: { description: '' },
      taken: ['description'],
    },
  ]);
  return { bulkEditId, beforeEdits: createdAt.toISOString() };
}

export function updateSamples({
  locationId,
  bulkEditId,
  beforeEdits,
}: UpdateRows & LocationRows): Record<string, RawRequest> {
  const ofLocation = { params: { id: locationId } };
  const ofBulkEdit = { params: { id: bulkEditId } };
  const edit = { version: 1, changes: { description: 'Kawa i ciasto.' } };
  const bulkEdit = { facilities_ids: [locationId], edit: { description: 'Kawa i ciasto.' } };
  return {
    getListing: ofLocation,
    listListingUpdates: ofLocation,
    getListingAsOf: { ...ofLocation, query: { at: beforeEdits } },
    listUpdateStatuses: { query: { facilities_ids: String(locationId) } },
    updateListing: { ...ofLocation, body: edit },
    checkListing: { ...ofLocation, body: edit },
    getMixedValues: { body: { facilities_ids: [locationId], fields: ['name', 'labels'] } },
    previewBulkEdit: { body: bulkEdit },
    startBulkEdit: { body: bulkEdit },
    listBulkEdits: {},
    getBulkEdit: ofBulkEdit,
    listBulkEditItems: ofBulkEdit,
    pauseBulkEdit: ofBulkEdit,
    resumeBulkEdit: ofBulkEdit,
    retryBulkEdit: ofBulkEdit,
    revertBulkEdit: ofBulkEdit,
  };
}
