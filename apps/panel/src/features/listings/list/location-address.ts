import {
  defaultLocationColumns,
  formatLocationFilters,
  locationSorts,
  parseLocationColumns,
  parseLocationFilters,
  type LocationColumn,
  type LocationFilters,
  type LocationSort,
} from '@pinfold/sdk/headless/listings';
import { useUrlState } from '../../../routing/use-url-state.ts';

/** What of the list of locations is worth keeping in the address. */
export interface LocationAddress {
  filters: LocationFilters;
  order: LocationSort;
  columns: readonly LocationColumn[];
}

/** The list's filters, order and columns, kept in the address. */
export function useLocationAddress() {
  const [list, change] = useUrlState({ parse: readLocationAddress, format: writeLocationAddress });
  return {
    ...list,
    onFiltersChange: (filters: LocationFilters) => change({ filters }),
    onOrderChange: (order: LocationSort) => change({ order }),
    onColumnsChange: (columns: readonly LocationColumn[]) => change({ columns }, { replace: true }),
  };
}

export function readLocationAddress(params: URLSearchParams): LocationAddress {
  const columns = params.get('columns');
  return {
    filters: parseLocationFilters(params),
    order: locationSorts.find((order) => order === params.get('order')) ?? 'default',
    columns: columns === null ? defaultLocationColumns : parseLocationColumns(columns.split(',')),
  };
}

export function writeLocationAddress({ filters, order, columns }: LocationAddress): URLSearchParams {
  const params = formatLocationFilters(filters);
  if (order !== 'default') params.set('order', order);
  if (columns.join() !== defaultLocationColumns.join()) params.set('columns', columns.join(','));
  return params;
}
