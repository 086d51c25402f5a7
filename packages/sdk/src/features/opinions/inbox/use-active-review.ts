import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { QueryResult } from '../../../query/results.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getFromInbox } from './inbox.queries.ts';
import type { InboxOpinion } from './inbox-opinion.ts';
import type { InboxReads } from './inbox-source.ts';

/** What the user writes at the open review. */
export type Composer = 'reply' | 'note';

/** The open review of an inbox. */
export interface ActiveOpinion<Opinion extends InboxOpinion = InboxOpinion> {
  id: number | undefined;
  /** From the list, or fetched on its own when opened by a link. */
  review: Opinion | undefined;
  isPending: boolean;
  /** Fetches it on its own, as long as it is not in the list. */
  query: QueryResult<Opinion>;
  /** Row in the list; -1 when it is not there. */
  index: number;
  open(id: number): void;
  close(): void;
  /** Shows a review while none is opened, without notifying the host. Undefined shows none. */
  preview(id: number | undefined): void;
  /** True while the shown review is only a preview. */
  isPreview: boolean;
  next(): void;
  previous(): void;
  composer: Composer | undefined;
  compose(composer: Composer | undefined): void;
}

/**
 * Follows the open review. When it leaves the list, for example after a reply, its position is kept for next and
 * previous.
 */
export function useActiveReview<Opinion extends InboxOpinion>(
  reads: Pick<InboxReads<Opinion>, 'keys' | 'one'>,
  reviews: readonly Opinion[],
  given: number | null | undefined,
  onChange: ((id: number | null) => void) | undefined,
): ActiveOpinion<Opinion> {
  const [held, setHeld] = useControlled<number | null>(given, null, onChange);
  const [composer, setComposer] = useState<Composer>();
  const client = useClient();
  const { scope } = client;
  // Another company knows nothing of this one's reviews.
  const [previewed, setPreviewed] = useState<{ scope: string; id: number | undefined }>();
  const preview = useCallback((next: number | undefined) => setPreviewed({ scope, id: next }), [scope]);
  const id = held ?? (previewed?.scope === scope ? previewed.id : undefined);
  const index = useMemo(() => reviews.findIndex((review) => review.id === id), [reviews, id]);
  const listed = index < 0 ? undefined : reviews[index];
  const isAlone = !listed && id !== undefined;
  const alone = usePinfoldQuery({ ...getFromInbox(reads, client, id ?? 0), enabled: isAlone });

  const place = useRef(0);
  useEffect(() => {
    if (index >= 0) place.current = index;
  }, [index]);

  const go = (row: number) => {
    const review = reviews[Math.min(Math.max(row, 0), reviews.length - 1)];
    if (!review || review.id === id) return;
    setComposer(undefined);
    setHeld(review.id);
  };
  return {
    id,
    review: listed ?? (id === undefined ? undefined : alone.data),
    isPending: isAlone && alone.isPending,
    query: alone,
    index,
    open: (next) => {
      if (next !== id) setComposer(undefined);
      setHeld(next);
    },
    close: () => {
      setComposer(undefined);
      setHeld(null);
    },
    preview,
    isPreview: held === null && id !== undefined,
    next: () => go(id === undefined ? 0 : index < 0 ? place.current : index + 1),
    previous: () => go(id === undefined ? 0 : index < 0 ? place.current - 1 : index - 1),
    composer,
    compose: (next) => {
      if (id !== undefined) setComposer(next);
    },
  };
}
