import { findCategory } from '../../world/catalogue/categories.ts';
import {
  type EditVerdict,
  fieldsOf,
  type Listing,
  shownContent,
  withChanges,
} from '../../world/listings/listing.ts';
import type { ListingChanges, ListingContent, ListingField } from '../../world/listings/listing-fields.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import { distance } from '../listing-rules/geocode.ts';
import { policyViolationOf } from '../reviews/moderate.ts';

/**
 * Accepts an edit and, unless moderation is manual, decides its outcome and time at once. Fields with different
 * outcomes become separate edits.
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

interface Judgement {
  verdict: EditVerdict;
  reason?: string;
}

/** Decides the outcome of moderation for a changed field, by its words and the distance alone. */
function judgeField(listing: Listing, changes: ListingChanges, field: ListingField): Judgement {
  const [before, after] = [shownContent(listing), withChanges(listing.content, changes)];
  const words = textsOf(after, field);
  for (const text of words) {
    const reason = policyViolationOf(text, false) ?? (field === 'title' ? titleViolation(text) : undefined);
    if (reason) return { verdict: 'refuse', reason };
  }
  return needsVerification(before, after, field) ? { verdict: 'verify' } : { verdict: 'publish' };
}

/** A place that becomes another one has to be verified again. */
function needsVerification(before: ListingContent, after: ListingContent, field: ListingField): boolean {
  if (field === 'title') {
    const old = wordsOf(before.title);
    return !wordsOf(after.title).some((word) => old.includes(word));
  }
  if (field === 'storefrontAddress' || field === 'latlng') {
    return (
      before.latlng !== undefined &&
      after.latlng !== undefined &&
      distance(before.latlng, after.latlng) > movesBy
    );
  }
  if (field === 'categories') return sectorOf(before) !== sectorOf(after);
  return false;
}

/** Kilometres. */
const movesBy = 5;

function textsOf(content: ListingContent, field: ListingField): string[] {
  if (field === 'title') return [content.title ?? ''];
  if (field === 'profile') return [content.profile?.description ?? ''];
  if (field !== 'serviceItems') return [];
  return (content.serviceItems ?? []).flatMap(({ structuredServiceItem, freeFormServiceItem }) => [
    structuredServiceItem?.description ?? '',
    freeFormServiceItem?.label?.displayName ?? '',
    freeFormServiceItem?.label?.description ?? '',
  ]);
}

/** A name is a name: no slogans, prices or lists of towns. */
function titleViolation(title: string): string | undefined {
  return /[|!★%]|promocj|najlepsz|najtańsz/i.test(title) ? 'MISREPRESENTATION' : undefined;
}

function wordsOf(text = ''): string[] {
  return text.toLocaleLowerCase('pl').match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

function sectorOf({ categories }: ListingContent): string | undefined {
  return findCategory(categories?.primaryCategory?.name)?.sector;
}
