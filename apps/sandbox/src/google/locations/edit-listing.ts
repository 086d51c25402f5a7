import type { Listing } from '../../world/listings/listing.ts';
import { fieldsOf } from '../../world/listings/listing-content.ts';
import type { ListingChanges, ListingField } from '../../world/listings/listing-fields.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import { judgeField } from './decide-edit.ts';

/**
 * Accepts an edit and, unless somebody moderates by hand, settles at once what will become of it and when. Fields that
 * fare differently are edits of their own.
 */
export function editListing(world: LiveWorld, listing: Listing, changes: ListingChanges): void {
  const { automatic, seconds } = world.state.listings.publishing;
  const at = world.now() + seconds * 1000;
  const groups = Map.groupBy(fieldsOf(changes), (field) =>
    JSON.stringify(judgeField(listing, changes, field)),
  );
  for (const [judgement, fields] of groups) {
    world.commit({
      kind: 'listing_edited',
      locationId: listing.id,
      editId: `edit-${world.state.lastNumber + 1}`,
      changes: only(changes, fields),
      ...(automatic ? { decision: { at, ...judgementOf(judgement) } } : {}),
    });
  }
}

function judgementOf(text: string): ReturnType<typeof judgeField> {
  return JSON.parse(text) as ReturnType<typeof judgeField>;
}

function only(changes: ListingChanges, fields: readonly ListingField[]): ListingChanges {
  return Object.fromEntries(fields.map((field) => [field, changes[field] ?? null]));
}
