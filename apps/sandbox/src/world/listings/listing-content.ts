import type { Listing } from './listing.ts';
import type { ListingChanges, ListingContent, ListingField } from './listing-fields.ts';

export function withChanges(content: ListingContent, changes: ListingChanges): ListingContent {
  const entries = Object.entries({ ...content, ...changes }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(entries) as ListingContent;
}

/** A listing as people see it on Maps and Search. */
export function shownContent(listing: Listing): ListingContent {
  return withChanges(listing.content, listing.shown);
}

/** What only the merchant sees has no publication to wait for. */
export function isPublic(field: ListingField): boolean {
  return !merchantsOwn.includes(field);
}

const merchantsOwn: ListingField[] = ['storeCode', 'labels', 'adWordsLocationExtensions'];

export function fieldsOf(changes: ListingChanges): ListingField[] {
  return Object.keys(changes) as ListingField[];
}

export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** Zero, false and the empty are what Google leaves out, so they say nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(stripped(value)) ?? '';
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => stripped(one) ?? null);
  if (typeof value !== 'object' || value === null)
    return value === 0 || value === '' ? undefined : (value ?? undefined);
  const entries = Object.entries(value)
    .map(([field, inner]) => [field, stripped(inner)] as const)
    .filter(([, inner]) => inner !== undefined && inner !== false)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
