import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePinfold } from '../provider/use-pinfold.ts';

const nothing: ReadonlySet<number> = new Set();

/** Which rows of a list are ticked, loaded or not. */
export interface Selection {
  /** Ids of what is ticked. */
  ids: ReadonlySet<number>;
  count: number;
  has(id: number): boolean;
  toggle(id: number): void;
  /** Ticks some rows besides those that are. */
  add(ids: readonly number[]): void;
  remove(ids: readonly number[]): void;
  /** Ticks everything that matches the filters, also what is not loaded, as many as the list's calls take at once. */
  selectAllMatching(): Promise<void>;
  isSelectingAll: boolean;
  /** True after `selectAllMatching`, until the selection changes. */
  isAllMatching: boolean;
  clear(): void;
}

/** A selection, with what a list makes its own ways to tick of. */
export interface SelectionState extends Selection {
  /** Ticks these and no others. */
  replace(ids: readonly number[]): void;
  /** Finds the ids of everything that matches, and ticks some of them besides those that are. */
  addMatching(pick: (found: readonly number[]) => readonly number[]): Promise<void>;
}

export interface SelectionOptions {
  /** What the list shows, in words that are equal for equal lists. Another list means other rows, so it empties. */
  query: string;
  /** Finds the ids of everything that matches. */
  findIds: () => Promise<readonly number[]>;
}

/**
 * The selection of a list. It outlives scrolling and paging, and ends when the list shows something else.
 *
 * @throws Error outside a `PinfoldProvider`.
 */
export function useSelection({ query, findIds }: SelectionOptions): SelectionState {
  const { client, report } = usePinfold();
  const [ids, setIds] = useState(nothing);
  const [isAllMatching, setAllMatching] = useState(false);
  const [isSelectingAll, setSelectingAll] = useState(false);

  const scoped = JSON.stringify([client.scope, query]);
  const latest = useRef({ scoped, findIds });
  useEffect(() => {
    const isSame = latest.current.scoped === scoped;
    latest.current = { scoped, findIds };
    if (isSame) return;
    setIds(nothing);
    setAllMatching(false);
  }, [scoped, findIds]);

  const choose = useCallback((next: (ids: ReadonlySet<number>) => ReadonlySet<number>) => {
    setIds(next);
    setAllMatching(false);
  }, []);

  const add = useCallback(
    (more: readonly number[]) => choose((former) => new Set([...former, ...more])),
    [choose],
  );

  const withMatching = useCallback(
    async (tick: (found: readonly number[]) => void) => {
      setSelectingAll(true);
      try {
        const asked = latest.current;
        const found = await asked.findIds();
        if (latest.current.scoped === asked.scoped) tick(found);
      } catch (error) {
        report(error);
      } finally {
        setSelectingAll(false);
      }
    },
    [report],
  );

  return useMemo<SelectionState>(
    () => ({
      ids,
      count: ids.size,
      has: (id) => ids.has(id),
      toggle: (id) =>
        choose((former) => {
          const next = new Set(former);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      add,
      remove: (fewer) => {
        const gone = new Set(fewer);
        choose((former) => new Set([...former].filter((id) => !gone.has(id))));
      },
      replace: (only) => choose(() => new Set(only)),
      addMatching: (pick) => withMatching((found) => add(pick(found))),
      selectAllMatching: () =>
        withMatching((found) => {
          setIds(new Set(found));
          setAllMatching(true);
        }),
      isSelectingAll,
      isAllMatching,
      clear: () => choose(() => nothing),
    }),
    [ids, choose, add, withMatching, isSelectingAll, isAllMatching],
  );
}
