import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { tidyExternalChangeFilters, type ExternalChangeFilters } from './external-change-filters.ts';
import { findExternalChangeIds } from './external-change-queries.ts';

const nothing: ReadonlySet<number> = new Set();

/** Which changes are ticked, loaded or not. */
export interface ExternalChangeSelection {
  ids: ReadonlySet<number>;
  count: number;
  has(id: number): boolean;
  toggle(id: number): void;
  /** Ticks some changes besides those that are, such as all of a location. */
  add(ids: readonly number[]): void;
  remove(ids: readonly number[]): void;
  /** Ticks everything that matches the filters, also what is not loaded, as many as can be decided at once. */
  selectAllMatching(): Promise<void>;
  isSelectingAll: boolean;
  /** True after `selectAllMatching`, until the selection changes. */
  isAllMatching: boolean;
  clear(): void;
}

/**
 * The selection of a list of changes. Other filters mean other changes, so a change of filters empties it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const selection = useExternalChangeSelection({ source: 1 });
 * return <button onClick={() => void selection.selectAllMatching()}>{selection.count}</button>;
 * ```
 */
export function useExternalChangeSelection(filters: ExternalChangeFilters): ExternalChangeSelection {
  const { client, report } = usePinfold();
  const [ids, setIds] = useState(nothing);
  const [isAllMatching, setAllMatching] = useState(false);
  const [isSelectingAll, setSelectingAll] = useState(false);

  const question = JSON.stringify([client.scope, tidyExternalChangeFilters(filters)]);
  const latest = useRef({ question, filters });
  useEffect(() => {
    const isSame = latest.current.question === question;
    latest.current = { question, filters };
    if (isSame) return;
    setIds(nothing);
    setAllMatching(false);
  }, [question, filters]);

  const choose = useCallback((next: (ids: ReadonlySet<number>) => ReadonlySet<number>) => {
    setIds(next);
    setAllMatching(false);
  }, []);

  const selectAllMatching = useCallback(async () => {
    setSelectingAll(true);
    try {
      const asked = latest.current;
      const found = await findExternalChangeIds(client, asked.filters);
      if (latest.current.question !== asked.question) return;
      setIds(new Set(found.ids));
      setAllMatching(true);
    } catch (error) {
      report(error);
    } finally {
      setSelectingAll(false);
    }
  }, [client, report]);

  return useMemo<ExternalChangeSelection>(
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
      add: (more) => choose((former) => new Set([...former, ...more])),
      remove: (fewer) => {
        const gone = new Set(fewer);
        choose((former) => new Set([...former].filter((id) => !gone.has(id))));
      },
      selectAllMatching,
      isSelectingAll,
      isAllMatching,
      clear: () => choose(() => nothing),
    }),
    [ids, choose, selectAllMatching, isSelectingAll, isAllMatching],
  );
}
