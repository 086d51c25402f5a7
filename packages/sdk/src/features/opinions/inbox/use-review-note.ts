import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { inboxCache } from './inbox-cache.ts';
import type { InboxOpinion } from './inbox-opinion.ts';
import type { InboxSource } from './inbox-source.ts';

/** A note on an opinion. */
export interface InboxNoteVariables<Opinion> {
  review: Opinion;
  /** 1 to 2000 characters. */
  text: string;
}

/** What `useInboxNote` returns. */
export interface UseInboxNoteResult<Opinion> {
  save: MutationResult<Opinion, InboxNoteVariables<Opinion>>;
  remove: MutationResult<Opinion, Opinion>;
}

/** Writes, changes and removes the team's note on an opinion. Customers never see it. */
export function useInboxNote<Opinion extends InboxOpinion>({
  reads: { keys },
  writes,
  rules: { eventFields },
}: InboxSource<Opinion>): UseInboxNoteResult<Opinion> {
  const { client, queryClient, emit } = usePinfold();
  const cache = inboxCache<Opinion>(queryClient, keys, client.scope);

  const change = ({ id }: Opinion, note: Opinion['note']) => cache.change([id], (one) => ({ ...one, note }));
  const onSuccess = (stored: Opinion) => {
    cache.store(stored);
    emit({ type: 'note_saved', reviewId: stored.id, ...eventFields });
  };

  const save = usePinfoldMutation({
    mutationFn: ({ review, text }: InboxNoteVariables<Opinion>) =>
      writes.saveNote(client, review.id, text.trim(), review.note === null),
    onMutate: ({ review, text }) => {
      const author = cache.newest(review).note?.author ?? '';
      return change(review, { text: text.trim(), author, updated_at: new Date().toISOString() });
    },
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess,
    onSettled: cache.refresh,
  });
  const remove = usePinfoldMutation({
    mutationFn: (review: Opinion) => writes.deleteNote(client, review.id),
    onMutate: (review) => change(review, null),
    onError: (_error, _review, undo) => undo?.(),
    onSuccess,
    onSettled: cache.refresh,
  });
  return { save, remove };
}
