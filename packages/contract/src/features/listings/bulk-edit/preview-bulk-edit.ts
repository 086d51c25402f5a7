import { editFaults } from '../updates/edit-faults.ts';
import { googleUpdate } from '../updates/google-update.ts';
import type { ListingField, ListingFields } from '../listing-fields.ts';
import type { FaultContext, ListingFault } from '../listing-faults.ts';
import { applyBulkEdit } from './apply-bulk-edit.ts';
import type { BulkEdit } from './bulk-edit.ts';

/** What a bulk edit does to one listing. */
export interface BulkEditPreview {
  after: ListingFields;
  /** None: the listing already says all of it and is skipped. */
  fields: ListingField[];
  /** These block it; what was wrong before in fields that stay as they are does not. */
  faults: ListingFault[];
  /** Fields for which a new verification may be asked. */
  reverification: ListingField[];
  /** Calls to the provider that it takes. */
  calls: number;
}

export function previewBulkEdit(
  listing: ListingFields,
  edit: BulkEdit,
  context: FaultContext,
): BulkEditPreview {
  const after = applyBulkEdit(listing, edit);
  const { fields, updateMask, attributeMask, reverification } = googleUpdate(listing, after);
  return {
    after,
    fields,
    faults: editFaults(listing, after, fields, context),
    reverification,
    calls: Number(updateMask.length > 0) + Number(attributeMask.length > 0),
  };
}
