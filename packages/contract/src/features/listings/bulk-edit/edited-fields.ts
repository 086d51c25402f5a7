import type { ListingField } from '../listing-fields.ts';
import { bulkFields, bulkLists, type BulkEdit } from './bulk-edit.ts';

/** The fields that a bulk edit is about: each takes its permission. Links are attributes. */
export function editedFields(edit: BulkEdit): ListingField[] {
  const lists = bulkLists
    .filter((list) => edit[list] !== undefined)
    .map((list) => (list === 'url_attributes' ? 'attributes' : list));
  return [...bulkFields.filter((field) => edit[field] !== undefined), ...new Set(lists)];
}
