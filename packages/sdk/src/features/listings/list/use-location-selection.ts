import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LocationSort } from '@pinfold/contract/features/listings/location-filters';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { type LocationFilters, tidyLocationFilters } from './location-filters.ts';
import { findLocationIds, type LocationItem } from './location-list.queries.ts';

const nothing: ReadonlySet<number> = new Set();

/** Which locations are ticked, loaded or not. */
export interface LocationSelection {
  ids: ReadonlySet<number>;
  count: number;
  has(id: number): boolean;
  /** Ticks or unticks the location of a row, counted from 0. */
  toggle(id: number, row: number): void;
  /** Ticks everything between the row ticked last and this one. */
  selectTo(id: number, row: number): void;
  /** Ticks some locations besides those that are. */
  add(ids: readonly number[]): void;
  remove(ids: readonly number[]): void;
  /** Ticks everything that matches the filters, also what is not loaded; 10 000 at most. */
  selectAllMatching(): Promise<void>;
  isSelectingAll: boolean;
  /** True after `selectAllMatching`, until the selection changes. */
  isAllMatching: boolean;
  clear(): void;
}

interface Listed {
  filters: LocationFilters;
  order: LocationSort;
  at: (row: number) => LocationItem | undefined;
}

/** The selection of a list of locations. Other filters mean other locations, so a change of filters empties it. */
export function useLocationSelection({ filters, order, at }: Listed): LocationSelection {
  const { client, report } = usePinfold();
  const [ids, setIds] = useState(nothing);
  const [isAllMatching, setAllMatching] = useState(false);
  const [isSelectingAll, setSelectingAll] = useState(false);
  const anchor = useRef<number | undefined>(undefined);

  const question = JSON.stringify([client.scope, tidyLocationFilters(filters)]);
  const latest = useRef({ question, filters, order });
  useEffect(() => {
    const isSame = latest.current.question === question;
    // Rows have other numbers in another order.
    if (latest.current.order !== order) anchor.current = undefined;
    latest.current = { question, filters, order };
    if (isSame) return;
    anchor.current = undefined;
    setIds(nothing);
    setAllMatching(false);
  }, [question, filters, order]);

  const choose = useCallback((next: (ids: ReadonlySet<number>) => ReadonlySet<number>) => {
    setIds(next);
    setAllMatching(false);
  }, []);

  const findIds = useCallback(
    async (choosing: (found: readonly number[]) => void) => {
      setSelectingAll(true);
      try {
        const asked = latest.current;
        const found = await findLocationIds(client, asked);
        if (latest.current.question === asked.question) choosing(found);
      } catch (error) {
        report(error);
      } finally {
        setSelectingAll(false);
      }
    },
    [client, report],
  );

  return useMemo<LocationSelection>(
    () => ({
      ids,
      count: ids.size,
      has: (id) => ids.has(id),
      toggle: (id, row) => {
        anchor.current = row;
        choose((former) => {
          const next = new Set(former);
          if (!next.delete(id)) next.add(id);
          return next;
        });
      },
      selectTo: (id, row) => {
        const [from, to] = [anchor.current ?? row, row].toSorted((a, b) => a - b) as [number, number];
        anchor.current = row;
        const loaded = idsOf(from, to, at);
        const add = (found: readonly number[]) => choose((former) => new Set([...former, ...found, id]));
        // The rows between may never have been on screen.
        if (loaded) add(loaded);
        else void findIds((found) => add(found.slice(from, to + 1)));
      },
      add: (more) => choose((former) => new Set([...former, ...more])),
      remove: (fewer) => {
        const gone = new Set(fewer);
        choose((former) => new Set([...former].filter((id) => !gone.has(id))));
      },
      selectAllMatching: () =>
        findIds((found) => {
          setIds(new Set(found));
          setAllMatching(true);
        }),
      isSelectingAll,
      isAllMatching,
      clear: () => choose(() => nothing),
    }),
    [ids, at, choose, findIds, isSelectingAll, isAllMatching],
  );
}

function idsOf(from: number, to: number, at: Listed['at']): number[] | undefined {
  const ids: number[] = [];
  for (let row = from; row <= to; row += 1) {
    const location = at(row);
    if (!location) return undefined;
    ids.push(location.id);
  }
  return ids;
}
