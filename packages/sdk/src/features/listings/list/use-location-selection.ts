import { useMemo, useRef } from 'react';
import type { LocationSort } from '@pinfold/contract/features/listings/location-filters';
import { useClient } from '../../../provider/use-pinfold.ts';
import { type Selection, useSelection } from '../../../state/use-selection.ts';
import { locationFilters, type LocationFilters } from './location-filters.ts';
import { findLocationIds, type LocationItem } from './location-list.queries.ts';

/** Which locations are ticked, loaded or not; all that match, 10 000 at most. */
export interface LocationSelection extends Omit<Selection, 'toggle'> {
  /** Ticks or unticks the location of a row, counted from 0. */
  toggle(id: number, row: number): void;
  /** Ticks everything between the row ticked last and this one. */
  selectTo(id: number, row: number): void;
}

interface Listed {
  filters: LocationFilters;
  order: LocationSort;
  at: (row: number) => LocationItem | undefined;
}

/** The selection of a list of locations. Other filters mean other locations, so a change of filters empties it. */
export function useLocationSelection({ filters, order, at }: Listed): LocationSelection {
  const client = useClient();
  const query = JSON.stringify([client.scope, locationFilters.tidy(filters)]);
  const selection = useSelection({ query, findIds: () => findLocationIds(client, { filters, order }) });
  const anchor = useRef<{ list: string; row: number } | undefined>(undefined);
  // Rows have other numbers in another order.
  const list = `${order} ${query}`;
  return useMemo<LocationSelection>(
    () => ({
      ...selection,
      toggle: (id, row) => {
        anchor.current = { list, row };
        selection.toggle(id);
      },
      selectTo: (id, row) => {
        const last = anchor.current?.list === list ? anchor.current.row : row;
        anchor.current = { list, row };
        const [from, to] = [last, row].toSorted((a, b) => a - b) as [number, number];
        const loaded = idsOf(from, to, at);
        // The rows between may never have been on screen.
        if (loaded) selection.add([...loaded, id]);
        else void selection.addMatching((found) => [...found.slice(from, to + 1), id]);
      },
    }),
    [selection, at, list],
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
