import {
  formatExternalChangeFilters,
  parseExternalChangeFilters,
  type ChangeGrouping,
  type ExternalChangeFilters,
} from '@pinfold/sdk/headless/external-changes';
import { useUrlState } from '../../routing/use-url-state.ts';

const groupings = ['location', 'identical'] as const satisfies ChangeGrouping[];

/** What of the list of changes is worth keeping in the address. */
export interface ChangesAddress {
  filters: ExternalChangeFilters;
  /** Undefined where the address does not say. */
  groupBy: ChangeGrouping | undefined;
}

// In memory only: the spec lists what the browser may keep, and this is not on the list.
let lastGrouping: ChangeGrouping = 'location';

/**
 * The filters and the grouping of a list of changes, kept in the address. One that says nothing of the grouping opens
 * with the one that was chosen last.
 */
export function useChangesAddress() {
  const [{ filters, groupBy }, change] = useUrlState({
    parse: readChangesAddress,
    format: writeChangesAddress,
  });
  return {
    filters,
    groupBy: groupBy ?? lastGrouping,
    onFiltersChange: (next: ExternalChangeFilters) => change({ filters: next }),
    onGroupByChange: (next: ChangeGrouping) => {
      lastGrouping = next;
      change({ groupBy: next }, { replace: true });
    },
  };
}

export function readChangesAddress(params: URLSearchParams): ChangesAddress {
  return {
    filters: parseExternalChangeFilters(params),
    groupBy: groupings.find((grouping) => grouping === params.get('group_by')),
  };
}

export function writeChangesAddress({ filters, groupBy }: ChangesAddress): URLSearchParams {
  const params = formatExternalChangeFilters(filters);
  if (groupBy) params.set('group_by', groupBy);
  return params;
}
