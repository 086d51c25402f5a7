import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { findReviewIds, type Review } from './reviews.queries.ts';
import { tidyReviewFilters, type ReviewFilters } from './review-filters.ts';

const nothing: ReadonlySet<number> = new Set();

/** Which reviews are ticked, loaded or not. */
export interface ReviewSelection {
  ids: ReadonlySet<number>;
  count: number;
  has(id: number): boolean;
  toggle(id: number): void;
  /** Ticks everything between the row ticked last and this one. */
  selectTo(id: number): void;
  /** Ticks all that is loaded. */
  selectLoaded(): void;
  /** Ticks everything that matches the filters and can be answered, also what is not loaded; 10 000 at most. */
  selectAllMatching(): Promise<void>;
  isSelectingAll: boolean;
  /** True after `selectAllMatching`, until the selection changes. */
  isAllMatching: boolean;
  clear(): void;
}

/** The inbox's selection. Other filters mean other reviews, so a change of filters empties it. */
export function useReviewSelection(reviews: readonly Review[], filters: ReviewFilters): ReviewSelection {
  const { client, report } = usePinfold();
  const [ids, setIds] = useState(nothing);
  const [isAllMatching, setAllMatching] = useState(false);
  const [isSelectingAll, setSelectingAll] = useState(false);
  const anchor = useRef<number | undefined>(undefined);

  const question = JSON.stringify([client.scope, tidyReviewFilters(filters)]);
  const latest = useRef({ question, filters });
  useEffect(() => {
    const isSame = latest.current.question === question;
    latest.current = { question, filters };
    if (isSame) return;
    anchor.current = undefined;
    setIds(nothing);
    setAllMatching(false);
  }, [question, filters]);

  const choose = useCallback((next: ReadonlySet<number>) => {
    setIds(next);
    setAllMatching(false);
  }, []);

  const selectAllMatching = useCallback(async () => {
    setSelectingAll(true);
    try {
      const asked = latest.current;
      const found = await findReviewIds(client, asked.filters);
      if (latest.current.question !== asked.question) return;
      setIds(new Set(found));
      setAllMatching(true);
    } catch (error) {
      report(error);
    } finally {
      setSelectingAll(false);
    }
  }, [client, report]);

  return useMemo<ReviewSelection>(
    () => ({
      ids,
      count: ids.size,
      has: (id) => ids.has(id),
      toggle: (id) => {
        const next = new Set(ids);
        if (!next.delete(id)) next.add(id);
        anchor.current = id;
        choose(next);
      },
      selectTo: (id) => {
        choose(new Set([...ids, ...idsBetween(reviews, anchor.current ?? id, id)]));
        anchor.current = id;
      },
      selectLoaded: () => choose(new Set(reviews.map((review) => review.id))),
      selectAllMatching,
      isSelectingAll,
      isAllMatching,
      clear: () => choose(nothing),
    }),
    [ids, reviews, choose, selectAllMatching, isSelectingAll, isAllMatching],
  );
}

function idsBetween(reviews: readonly Review[], from: number, to: number): number[] {
  const ids = reviews.map((review) => review.id);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b) as [number, number];
  return start < 0 ? [to] : ids.slice(start, end + 1);
}
