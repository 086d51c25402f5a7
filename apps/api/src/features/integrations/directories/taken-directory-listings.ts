import { sql } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import type { DirectoryProblem } from './directories.table.ts';
import {
  change,
  given,
  isGiven,
  type ListingVersion,
  toBeSent,
  writtenAt,
  type WrittenListing,
} from './write-directory-listings.ts';

/* What a directory took of listings, as a part of their life: `directory-listing-lifecycle.ts`. */

/** What a directory took. */
export interface TakenListing extends ListingVersion {
  externalId: string;
  etag?: string | undefined;
  /** Of what it took; undefined where it had the listing already, with something else perhaps, which is to be sent. */
  sentHash: string | undefined;
  /** The same in full, where the directory's wire keeps it. */
  sent?: object | undefined;
  /** What it took and dislikes. */
  problems?: readonly DirectoryProblem[] | undefined;
}

/**
 * Stores what a directory took. Its name is kept even where something else is to be sent by now, unless the location has
 * another listing since.
 */
export async function storeTaken(services: Services, taken: readonly TakenListing[]): Promise<void> {
  const isLast = sql`d.version = g.version and d.state = 'waiting' and g.sent_hash is not null`;
  // A late answer says nothing of what was taken since; what may be on its way to the directory stays noted.
  const isLate = sql`g.sent is not null and d.version > g.version and d.state not in ('waiting', 'removing')`;
  await change(
    services,
    taken,
    sql`update directory_listings d
        set external_id = coalesce(d.external_id, g.external_id),
            etag = case when coalesce(d.external_id, g.external_id) = g.external_id and not (${isLate})
              then g.etag else d.etag end,
            sending_at = null,
            sent_hash = coalesce(g.sent_hash, d.sent_hash),
            sent = case when g.sent is null or ${isLate} then d.sent
              when d.version > g.version then coalesce(d.sent, '{}') || g.sent else g.sent end,
            created_at = coalesce(d.created_at, ${writtenAt(services)}),
            state = case when ${isLast} then 'in_review' else d.state end,
            problems = case when ${isLast} then g.problems else d.problems end
        from ${given(taken)} where ${isGiven} and d.version >= g.version`,
  );
}

/**
 * Accepts again what a late answer may have overtaken: of two calls that were under way together nobody knows which the
 * directory took last. Where a write names the etag that it replaces, an older one takes nothing over.
 */
export function sendOvertaken(services: Services, taken: readonly TakenListing[]): Promise<WrittenListing[]> {
  return change(
    services,
    taken,
    sql`update directory_listings d set ${toBeSent(services)} from ${given(taken)}
        where ${isGiven} and d.version > g.version and g.sent_hash is not null and g.sent is null
          and d.state in ('in_review', 'publishing', 'published', 'rejected')`,
  );
}

/** Forgets the directory's name of a listing that it has no longer: it is created the next time. */
export async function forgetTaken(services: Services, gone: readonly ListingVersion[]): Promise<void> {
  await change(
    services,
    gone,
    sql`update directory_listings d set external_id = null, etag = null, sent_hash = null, sent = null, sending_at = null
        from ${given(gone)} where ${isGiven} and d.version = g.version`,
  );
}
