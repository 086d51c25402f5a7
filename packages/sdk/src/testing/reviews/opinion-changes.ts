import { isAnswered } from '@pinfold/contract/features/opinions/reply';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestRequest } from '../answers.ts';
import { collection, now } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';

type Changed = Pick<Schemas['Review'], 'id' | 'reply_status' | 'sentiment' | 'tags' | 'note'>;

/** Refuses manual changes during a categorisation run. */
export function refuseWhileProcessing({ categorisation }: TestData): void {
  if (categorisation.progress.status === 'processing') throw new TestProblem('categorisation_in_progress');
}

type Handler<Body, Result> = (request: TestRequest<Body>) => Result;

/** What a team writes on opinions of one inbox, as handlers of its endpoints. */
interface OpinionChanges<Row> {
  createNote: Handler<Schemas['NoteText'], Row>;
  updateNote: Handler<Schemas['NoteText'], Row>;
  deleteNote: Handler<unknown, Row>;
  tag: Handler<Schemas['ReviewTagging'], Row>;
  untag: Handler<unknown, Row>;
  updateTag: Handler<Schemas['TagSentiment'], Row>;
  updateSentiment: Handler<Schemas['ReviewSentiment'], Row>;
  tagMany: Handler<Schemas['BulkTagging'], Schemas['BulkTaggingResult']>;
}

/** Notes, categories and sentiments of one inbox. */
export function opinionChanges<Row extends Changed>(
  data: TestData,
  { rowsOf, topic, tell }: { rowsOf: () => Row[]; topic: LiveTopic; tell: Tell },
): OpinionChanges<Row> {
  const rows = collection(rowsOf, 'not_found', (ids) => tell(topic, ids));
  const categories = collection(() => data.tags, 'review_category_unknown');
  const patch = (id: number, changes: Partial<Changed>) => rows.put({ ...rows.find(id), ...changes });
  const change = (id: number, next: (row: Row) => Partial<Changed>) => {
    refuseWhileProcessing(data);
    return patch(id, next(rows.find(id)));
  };
  const writeNote = (id: number, text: string | null, isChange = true) => {
    if (isChange && !rows.find(id).note) throw new TestProblem('note_missing');
    return patch(id, { note: text === null ? null : { text, author: data.user.name, updated_at: now() } });
  };
  const retagged = ({ tags }: Row, add: readonly number[], remove: readonly number[]): Row['tags'] => {
    const kept = tags.filter((tag) => !remove.includes(tag.id));
    const added = add.filter((id) => !kept.some((tag) => tag.id === id)).map(categories.find);
    return [
      ...kept,
      ...added.map((tag) => ({
        ...tag,
        sentiment: 'unassigned' as const,
        source: 'manual' as const,
        phrase: null,
      })),
    ];
  };
  const requireTag = ({ tags }: Row, tagId: number) => {
    if (!tags.some((tag) => tag.id === tagId)) throw new TestProblem('not_found');
  };
  return {
    createNote: ({ id, body }) => writeNote(id, body.text, false),
    updateNote: ({ id, body }) => writeNote(id, body.text),
    deleteNote: ({ id }) => writeNote(id, null),
    tag: ({ id, body }) => change(id, (row) => ({ tags: retagged(row, [body.tag], []) })),
    untag: ({ id, ids: [, tagId = 0] }) =>
      change(id, (row) => {
        requireTag(row, tagId);
        return { tags: retagged(row, [], [tagId]) };
      }),
    updateTag: ({ id, ids: [, tagId = 0], body }) =>
      change(id, (row) => {
        requireTag(row, tagId);
        return { tags: row.tags.map((tag) => (tag.id === tagId ? { ...tag, ...body } : tag)) };
      }),
    updateSentiment: ({ id, body: { sentiment } }) => change(id, () => ({ sentiment })),
    tagMany: ({ body: { ids, add = [], remove = [] } }) => {
      refuseWhileProcessing(data);
      [...add, ...remove].forEach(categories.find);
      const areAnsweredOpen = data.company.feature_flags.includes('bulk_categories_for_replied_reviews');
      const chosen = rowsOf().filter((row) => ids.includes(row.id) && (areAnsweredOpen || !isAnswered(row)));
      const changed = chosen.filter((row) => idsOf(retagged(row, add, remove)) !== idsOf(row.tags));
      for (const { id } of changed) change(id, (row) => ({ tags: retagged(row, add, remove) }));
      return { changed: changed.length, skipped: new Set(ids).size - chosen.length };
    },
  };
}

function idsOf(tags: Changed['tags']): string {
  return tags
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join();
}
