import { listingFields, type ListingField } from '../listing-fields.ts';
import { googlePathOf, type GooglePath } from './google-update.ts';

/**
 * The fields that Google is told whenever one of some is sent, these among them: it takes the address, the phones, the
 * categories, the pin and whether a place is open each as a whole.
 */
export function writtenTogether(fields: readonly ListingField[]): ListingField[] {
  const parts = new Set(fields.map(partOf));
  return listingFields.filter((field) => parts.has(partOf(field)));
}

/** The paths of fields that stay as they are, where others of their whole are written. */
export function pathsAlong(
  updateMask: readonly GooglePath[],
  travelling: readonly ListingField[],
): GooglePath[] {
  const wholes = new Set(updateMask.map(wholeOf));
  const paths = new Set(travelling.flatMap((field) => googlePathOf[field] ?? []));
  return [...paths].filter((path) => wholes.has(wholeOf(path)) && !updateMask.includes(path));
}

function partOf(field: ListingField): string {
  const path = googlePathOf[field];
  return path ? wholeOf(path) : field;
}

function wholeOf(path: GooglePath): string {
  return path.split('.')[0] ?? path;
}
