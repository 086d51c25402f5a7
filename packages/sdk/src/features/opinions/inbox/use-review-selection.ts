import { useMemo, useRef } from 'react';
import { useClient } from '../../../provider/use-pinfold.ts';
import { type Selection, useSelection } from '../../../state/use-selection.ts';
import type { OpinionFilters } from '../opinion-filters.ts';
import { findInboxIds } from './inbox.queries.ts';
import type { InboxOpinion } from './inbox-opinion.ts';
import type { InboxReads } from './inbox-source.ts';

/** Ticked reviews, loaded or not; "all that match" are those that can get a reply, 10 000 at most. */
export interface ReviewSelection extends Selection {
  /** Ticks everything between the row ticked last and this one. */
  selectTo(id: number): void;
  /** Ticks all that is loaded. */
  selectLoaded(): void;
}

/** The inbox's selection. Other filters mean other reviews, so a change of filters empties it. */
export function useReviewSelection<Filters extends OpinionFilters>(
  reads: InboxReads<InboxOpinion, Filters>,
  reviews: readonly InboxOpinion[],
  filters: Filters,
): ReviewSelection {
  const client = useClient();
  const query = JSON.stringify([client.scope, reads.filters.tidy(filters)]);
  const selection = useSelection({ query, findIds: () => findInboxIds(reads, client, filters) });
  const anchor = useRef<{ query: string; id: number } | undefined>(undefined);
  return useMemo<ReviewSelection>(
    () => ({
      ...selection,
      toggle: (id) => {
        anchor.current = { query, id };
        selection.toggle(id);
      },
      selectTo: (id) => {
        const from = anchor.current?.query === query ? anchor.current.id : id;
        anchor.current = { query, id };
        selection.add(idsBetween(reviews, from, id));
      },
      selectLoaded: () => selection.replace(reviews.map((review) => review.id)),
    }),
    [selection, reviews, query],
  );
}

function idsBetween(reviews: readonly InboxOpinion[], from: number, to: number): number[] {
  const ids = reviews.map((review) => review.id);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b) as [number, number];
  return start < 0 ? [to] : ids.slice(start, end + 1);
}
