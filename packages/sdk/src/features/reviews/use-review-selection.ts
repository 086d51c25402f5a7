import { useMemo, useRef } from 'react';
import { useClient } from '../../provider/use-pinfold.ts';
import { type Selection, useSelection } from '../../state/use-selection.ts';
import { tidyReviewFilters, type ReviewFilters } from './review-filters.ts';
import { findReviewIds, type Review } from './reviews.queries.ts';

/** Ticked reviews, loaded or not; "all that match" are those that can get a reply, 10 000 at most. */
export interface ReviewSelection extends Selection {
  /** Ticks everything between the row ticked last and this one. */
  selectTo(id: number): void;
  /** Ticks all that is loaded. */
  selectLoaded(): void;
}

/** The inbox's selection. Other filters mean other reviews, so a change of filters empties it. */
export function useReviewSelection(reviews: readonly Review[], filters: ReviewFilters): ReviewSelection {
  const client = useClient();
  const query = JSON.stringify([client.scope, tidyReviewFilters(filters)]);
  const selection = useSelection({ query, findIds: () => findReviewIds(client, filters) });
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

function idsBetween(reviews: readonly Review[], from: number, to: number): number[] {
  const ids = reviews.map((review) => review.id);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b) as [number, number];
  return start < 0 ? [to] : ids.slice(start, end + 1);
}
