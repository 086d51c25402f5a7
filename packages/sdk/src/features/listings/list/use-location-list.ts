import type { LocationSort } from '@pinfold/contract/features/listings/location-filters';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { rowsWithin, useRowRange } from '../../../query/paged-rows.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import { defaultLocationColumns, type LocationColumn } from './location-columns.ts';
import { hasLocationFilters, type LocationFilters, tidyLocationFilters } from './location-filters.ts';
import type { LocationItem } from './location-list.queries.ts';
import { type LocationSelection, useLocationSelection } from './use-location-selection.ts';
import { useLocations, type UseLocationsResult } from './use-locations.ts';

/** Controlled and initial values of the list. */
export interface LocationListStart {
  /** The filters, held by you, for example in the address. Left out, the list holds them. */
  filters?: LocationFilters | undefined;
  /** The initial filters, when uncontrolled. */
  defaultFilters?: LocationFilters | undefined;
  /** The user changed the filters. */
  onFiltersChange?: ((filters: LocationFilters) => void) | undefined;
  /** The order, held by you. Left out, the list holds it. */
  order?: LocationSort | undefined;
  /** The initial order. @defaultValue 'default', by city and address */
  defaultOrder?: LocationSort | undefined;
  /** The user changed the order. */
  onOrderChange?: ((order: LocationSort) => void) | undefined;
  /** The columns beside the name, held by you, for example in the browser. Left out, the list holds them. */
  columns?: readonly LocationColumn[] | undefined;
  /** The initial columns. @defaultValue store code, profile, last update, quality, labels */
  defaultColumns?: readonly LocationColumn[] | undefined;
  /** The user chose other columns. */
  onColumnsChange?: ((columns: readonly LocationColumn[]) => void) | undefined;
}

const noFilters: LocationFilters = {};

/**
 * State of the list of locations: filters, order, columns, the rows on screen and the selection.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const list = useLocationList({ defaultFilters: { result_status: 'error' } });
 * return <p>{list.count}</p>;
 * ```
 */
export function useLocationList(options: LocationListStart = {}): LocationListState {
  const [filters, holdFilters] = useControlled(
    options.filters,
    options.defaultFilters ?? noFilters,
    options.onFiltersChange,
  );
  const [order, setOrder] = useControlled(
    options.order,
    options.defaultOrder ?? 'default',
    options.onOrderChange,
  );
  const [columns, setColumns] = useControlled(
    options.columns,
    options.defaultColumns ?? defaultLocationColumns,
    options.onColumnsChange,
  );
  const [range, showRange] = useRowRange();
  const list = useLocations(filters, { order, range });
  const selection = useLocationSelection({ filters, order, at: list.at });
  const hasFilters = hasLocationFilters(filters);
  const isEmpty = list.count === 0 && !list.isStale;
  return {
    ...list,
    shown: rowsWithin(range, list.at),
    filters,
    changeFilters: (change: { [Name in keyof LocationFilters]?: LocationFilters[Name] | undefined }) =>
      holdFilters(tidyLocationFilters({ ...filters, ...change } as LocationFilters)),
    clearFilters: () => holdFilters(noFilters),
    hasFilters,
    order,
    setOrder,
    columns,
    setColumns,
    showRange,
    emptiness: isEmpty ? (hasFilters ? ('no_match' as const) : ('no_locations' as const)) : undefined,
    selection,
    editPermission: usePermission(editAccess),
    groupPermission: usePermission(groupAccess),
  };
}

/** What `useLocationList` gives: everything that a view needs. */
export interface LocationListState extends UseLocationsResult {
  /** The locations on screen. */
  shown: LocationItem[];
  filters: LocationFilters;
  /** Changes some filters and keeps the others; undefined takes one away. */
  changeFilters: (change: { [Name in keyof LocationFilters]?: LocationFilters[Name] | undefined }) => void;
  clearFilters: () => void;
  hasFilters: boolean;
  order: LocationSort;
  setOrder: (value: LocationSort) => void;
  columns: readonly LocationColumn[];
  setColumns: (value: readonly LocationColumn[]) => void;
  /** Sets the rows on screen. */
  showRange: (start: number, end: number) => void;
  /** Why the list is empty; undefined when it is not, or not yet known. */
  emptiness: 'no_match' | 'no_locations' | undefined;
  selection: LocationSelection;
  /** Whether the user may change locations at all. */
  editPermission: PermissionDecision;
  /** Whether the user may change groups. */
  groupPermission: PermissionDecision;
}

const listing = { module: 'business_addresses', permission: 'view_facilities_data' } as const;

// Looking at what an edit would do is open to the demo; the edit itself is not.
const editAccess = { ...listing, plan: 'manage_location_data', demo: 'allowed' } as const;

const groupAccess = { ...listing, fullAccess: true, demo: 'blocked' } as const;
