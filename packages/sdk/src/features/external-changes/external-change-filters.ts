import type {
  ChangeField,
  ChangeSource,
  ChangeStatus,
} from '@pinfold/contract/features/external-changes/external-change';

/** Filters of external changes, by their names on the wire. A filter that is left out does not narrow anything. */
export interface ExternalChangeFilters {
  /** Part of the name, address, city or store code of a location. */
  readonly q?: string;
  /** Only of these locations, by id; at most 500. */
  readonly facilities_ids?: readonly number[];
  /** Of locations of any of these groups, by id. */
  readonly groups?: readonly number[];
  /** Left out, only what is pending. Others take the permission to see the history. */
  readonly status?: readonly ChangeStatus[];
  /** Google and visitors of its maps 1, another manager of the profile 2. */
  readonly source?: ChangeSource;
  readonly fields?: readonly ChangeField[];
  /** Changes that propose the same for the same field. */
  readonly identical_key?: string;
  readonly decided_by?: 'member' | 'rule';
  readonly is_protected?: boolean;
  /** Protection stopped rejecting the field, since others keep changing it back. */
  readonly is_escalated?: boolean;
  /** Decided, and not taken by the provider. */
  readonly has_failed?: boolean;
  /** `YYYY-MM-DD`: found on this day or later, in the time zone of the company. */
  readonly date_from?: string;
  /** `YYYY-MM-DD`: found on this day or before. */
  readonly date_to?: string;
}

/** The name of one filter, on the wire and in an address. */
export type ExternalChangeFilterName = keyof ExternalChangeFilters;

/** Every filter by name. */
export const externalChangeFilterNames: readonly ExternalChangeFilterName[] = [
  'q',
  'source',
  'fields',
  'is_protected',
  'is_escalated',
  'has_failed',
  'decided_by',
  'status',
  'groups',
  'facilities_ids',
  'identical_key',
  'date_from',
  'date_to',
];

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyExternalChangeFilters(filters: ExternalChangeFilters): ExternalChangeFilters {
  return Object.fromEntries(
    externalChangeFilterNames.filter((name) => !isIdle(filters[name])).map((name) => [name, filters[name]]),
  );
}

/** True when anything narrows the list. */
export function hasExternalChangeFilters(filters: ExternalChangeFilters): boolean {
  return Object.keys(tidyExternalChangeFilters(filters)).length > 0;
}

function isIdle(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
