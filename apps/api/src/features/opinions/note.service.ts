import { Problem } from '../../problem.ts';
import type { Queryable } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../company/member.ts';
import type { OpinionInbox } from './opinion-channel.ts';

export type NoteChange = { kind: 'write' | 'edit'; text: string } | { kind: 'remove' };

/** A note as it is stored. */
export interface StoredNote {
  companyId: number;
  opinionId: number;
  text: string;
  authorId: number;
  at: string;
}

/** Where the notes of an inbox are stored, with the mark that filters use. */
export interface NoteStore {
  write(tx: Queryable, note: StoredNote): Promise<unknown>;
  remove(tx: Queryable, note: Pick<StoredNote, 'companyId' | 'opinionId'>): Promise<unknown>;
}

/**
 * Creates, updates or deletes the note of an opinion.
 * @throws Problem `not_found`, `note_missing`
 */
export async function changeNote<Opinion extends { note: unknown }>(
  { database, live, now }: Services,
  { channel, require, notes }: OpinionInbox<Opinion, object> & { notes: NoteStore },
  { member, id, change }: { member: Member; id: number; change: NoteChange },
): Promise<Opinion> {
  const { companyId, userId } = member;
  return database.queries.transaction(async (tx) => {
    const before = await require(tx, member, id);
    if (change.kind !== 'write' && !before.note) throw new Problem('note_missing');
    const note = { companyId, opinionId: id };
    if (change.kind === 'remove') await notes.remove(tx, note);
    else await notes.write(tx, { ...note, text: change.text, authorId: userId, at: now().toISOString() });
    await live.publish(tx, companyId, { topic: channel.topic, ids: [id] });
    return require(tx, member, id);
  });
}
