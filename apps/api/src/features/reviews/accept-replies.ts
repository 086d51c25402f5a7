import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../company/member.ts';
import { lockReviews } from './lock-reviews.ts';
import { reviewFilter } from './review-filter.ts';

/** What a bulk reply says, review by review. Reviews without a text are passed over. */
export interface BulkTexts {
  texts: ReadonlyMap<number, string>;
  /** Reviews whose text grew over the provider's limit when it was filled in. */
  tooLong?: ReadonlySet<number>;
  /** The templates that took turns. */
  templateIds?: readonly number[];
}

/** A review that took its answer. */
export interface AcceptedReply {
  id: number;
  locationId: number;
  version: number;
}

/** Gives reviews their answers, in the order asked for; the guard in the UPDATE decides which may take one. */
export async function acceptReplies(
  tx: Queryable,
  { now }: Services,
  member: Member,
  ids: readonly number[],
  { texts }: BulkTexts,
): Promise<AcceptedReply[]> {
  const written = ids.filter((id) => texts.has(id));
  if (written.length === 0) return [];
  await lockReviews(tx, member.companyId, written);
  // Ten thousand reviews with one text carry it once.
  const distinct = [...new Set(written.map((id) => texts.get(id) ?? ''))];
  const placeOf = new Map(distinct.map((text, index) => [text, index + 1]));
  const places = written.map((id) => placeOf.get(texts.get(id) ?? '') ?? 0);
  const updated = await rows<{ id: number; location_id: number; version: number }>(
    tx,
    sql`with chosen as (
          select c.id, t.text from unnest(${int8Array(written)}, ${int8Array(places)}) as c (id, place)
          join json_array_elements_text(${JSON.stringify(distinct)}::json) with ordinality as t (text, place) on t.place = c.place)
        update reviews r
        set reply_comment = chosen.text, reply_updated_at = ${now().toISOString()}, reply_status = 'processing', reply_problem = null,
            reply_version = r.reply_version + 1, reply_sending_at = null,
            is_written_by_ai = r.is_written_by_ai and r.reply_comment is not distinct from chosen.text
        from chosen
        where ${reviewFilter(member, { deleted: false, reply: false })} and r.id = chosen.id
        returning r.id::int8 as id, r.location_id::int8 as location_id, r.reply_version as version`,
  );
  const byId = new Map(updated.map((row) => [row.id, row]));
  return written.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ id, locationId: row.location_id, version: row.version }] : [];
  });
}
