import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePinfold } from '../provider/use-pinfold.ts';

const nothing: ReadonlySet<number> = new Set();

/** The selected rows of a list, loaded or not. */
export interface Selection {
  /** Ids of the selected rows. */
  ids: ReadonlySet<number>;
  count: number;
  has(id: number): boolean;
  toggle(id: number): void;
  /** Adds rows to the selection. */
  add(ids: readonly number[]): void;
  remove(ids: readonly number[]): void;
  /** Selects all rows that match the filters, loaded or not, up to the limit of one call. */
  selectAllMatching(): Promise<void>;
  isSelectingAll: boolean;
  /** True after `selectAllMatching`, until the selection changes. */
  isAllMatching: boolean;
  clear(): void;
}

/** A selection with the functions that lists build their own on. */
export interface SelectionState extends Selection {
  /** Replaces the selection. */
  replace(ids: readonly number[]): void;
  /** Fetches the ids of all matching rows, and adds some of them to the selection. */
  addMatching(pick: (found: readonly number[]) => readonly number[]): Promise<void>;
}

export interface SelectionOptions {
  /** Identifies the list's filters; a change clears the selection. */
  query: string;
  /** Fetches the ids of all matching rows. */
  findIds: () => Promise<readonly number[]>;
}

/**
 * Returns the selection of a list. It survives scrolling and paging, and is cleared when the filters change.
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
