import { sql } from 'drizzle-orm';
import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../company/member.ts';
import { requireReview } from './reviews.queries.ts';

export type NoteChange = { kind: 'write' | 'edit'; text: string } | { kind: 'remove' };

/** Creates, updates or deletes the note of a review, and the flag that filters use. */
export async function changeNote(
  { database, live, now }: Services,
  member: Member,
  id: number,
  change: NoteChange,
): Promise<Review> {
  return database.queries.transaction(async (tx) => {
    const before = await requireReview(tx, member, id);
    if (change.kind !== 'write' && !before.note) throw new Problem('note_missing');
    if (change.kind === 'remove') {
      await tx.execute(
        sql`delete from review_notes where company_id = ${member.companyId} and review_id = ${id}`,
      );
    } else {
      await tx.execute(
        sql`insert into review_notes (company_id, review_id, text, author_id, updated_at)
            values (${member.companyId}, ${id}, ${change.text}, ${member.userId}, ${now().toISOString()})
            on conflict (company_id, review_id) do update set text = excluded.text, author_id = excluded.author_id, updated_at = excluded.updated_at`,
      );
    }
    await tx.execute(
      sql`update reviews set has_note = ${change.kind !== 'remove'} where company_id = ${member.companyId} and id = ${id}`,
    );
    await live.publish(tx, member.companyId, { topic: 'reviews', ids: [id] });
    return requireReview(tx, member, id);
  });
}
