import type { LocationSort } from '@pinfold/contract/features/listings/location-filters';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { rowsWithin, useRowRange } from '../../../query/paged-rows.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import { type FiltersStart, useFilters, type UseFiltersResult } from '../../../state/use-filters.ts';
import { defaultLocationColumns, type LocationColumn } from './location-columns.ts';
import { locationFilters, type LocationFilters } from './location-filters.ts';
import type { LocationItem } from './location-list.queries.ts';
import { type LocationSelection, useLocationSelection } from './use-location-selection.ts';
import { useLocations, type UseLocationsResult } from './use-locations.ts';

/** Controlled and initial values of the list. */
export interface LocationListStart extends FiltersStart<LocationFilters> {
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
  const held = useFilters(locationFilters, options);
  const { filters, hasFilters } = held;
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
  const isEmpty = list.count === 0 && !list.isStale;
  return {
    ...held,
    ...list,
    shown: rowsWithin(range, list.at),
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
export interface LocationListState extends UseLocationsResult, UseFiltersResult<LocationFilters> {
  /** The locations on screen. */
  shown: LocationItem[];
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
