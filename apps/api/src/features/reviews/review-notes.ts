import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { NoteStore, StoredNote } from '../opinions/note.service.ts';

/** Notes on reviews of locations, in a table of their own. */
export const reviewNoteStore: NoteStore = {
  async write(tx, { companyId, opinionId, text, authorId, at }) {
    await tx.execute(
      sql`insert into review_notes (company_id, review_id, text, author_id, updated_at)
          values (${companyId}, ${opinionId}, ${text}, ${authorId}, ${at})
          on conflict (company_id, review_id) do update set text = excluded.text, author_id = excluded.author_id, updated_at = excluded.updated_at`,
    );
    await mark(tx, { companyId, opinionId }, true);
  },
  async remove(tx, note) {
    await tx.execute(
      sql`delete from review_notes where company_id = ${note.companyId} and review_id = ${note.opinionId}`,
    );
    await mark(tx, note, false);
  },
};

function mark(
  tx: Queryable,
  { companyId, opinionId }: Pick<StoredNote, 'companyId' | 'opinionId'>,
  hasNote: boolean,
): Promise<unknown> {
  return tx.execute(
    sql`update reviews set has_note = ${hasNote} where company_id = ${companyId} and id = ${opinionId}`,
  );
}
