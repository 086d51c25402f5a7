import {
  formatExternalChangeFilters,
  parseExternalChangeFilters,
  type ChangeGrouping,
  type ExternalChangeFilters,
} from '@pinfold/sdk/headless/external-changes';

const groupings = ['location', 'identical'] as const satisfies ChangeGrouping[];

/** What of the list of changes is worth keeping in the address. */
export interface ChangesAddress {
  filters: ExternalChangeFilters;
  /** Undefined where the address does not say. */
  groupBy: ChangeGrouping | undefined;
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
