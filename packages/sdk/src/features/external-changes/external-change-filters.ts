import { useCallback } from 'react';
import {
  type ChangeField,
  changeFields,
  type ChangeSource,
  changeSources,
  type ChangeStatus,
  changeStatuses,
  type ChangeType,
  changeTypes,
} from '@pinfold/contract/features/external-changes/external-change';
import {
  choice,
  choices,
  day,
  defineSearchParams,
  flag,
  numbers,
  type SearchParams,
  text,
} from '../../state/search-params.ts';
import { useControlled } from '../../state/use-controlled.ts';

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
  /** Addition 1, removal 2, change 3, seen from what we say. */
  readonly type?: ChangeType;
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
  'type',
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

/**
 * Reads filters from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseExternalChangeFilters(new URLSearchParams('source=1&fields=name')); // { source: 1, fields: ['name'] }
 * ```
 */
export function parseExternalChangeFilters(params: URLSearchParams): ExternalChangeFilters {
  return searchParams().parse(params);
}

/**
 * Writes filters for an address; `parseExternalChangeFilters` reads them back.
 *
 * @example
 * ```ts
 * formatExternalChangeFilters({ source: 1, is_protected: true }).toString(); // source=1&is_protected=true
 * ```
 */
export function formatExternalChangeFilters(filters: ExternalChangeFilters): URLSearchParams {
  return searchParams().format(filters);
}

function searchParams(): SearchParams<ExternalChangeFilters> {
  return defineSearchParams<ExternalChangeFilters>({
    q: text(200),
    source: choice(Object.values(changeSources)),
    type: choice(Object.values(changeTypes)),
    fields: choices(changeFields),
    is_protected: flag(),
    is_escalated: flag(),
    has_failed: flag(),
    decided_by: choice(['member', 'rule']),
    status: choices(Object.values(changeStatuses)),
    groups: numbers(),
    facilities_ids: numbers(),
    identical_key: text(100),
    date_from: day(),
    date_to: day(),
  });
}

/** Controlled or initial filters. */
export interface ExternalChangeFiltersStart {
  /** The filters, held by you, for example in the address. Left out, the hook holds them. */
  filters?: ExternalChangeFilters | undefined;
  /** The initial filters, when uncontrolled. */
  defaultFilters?: ExternalChangeFilters | undefined;
  /** The reader changed the filters. */
  onFiltersChange?: ((filters: ExternalChangeFilters) => void) | undefined;
}

/** Some filters to set; undefined takes one away. */
export type ExternalChangeFiltersChange = {
  [Name in keyof ExternalChangeFilters]?: ExternalChangeFilters[Name] | undefined;
};

const noFilters: ExternalChangeFilters = {};

/** What `useExternalChangeFilters` returns. */
export interface UseExternalChangeFiltersResult {
  filters: ExternalChangeFilters;
  /** Changes some filters and keeps the others. */
  changeFilters: (change: ExternalChangeFiltersChange) => void;
  clearFilters: () => void;
  hasFilters: boolean;
}

/**
 * Filters of external changes, held here or by you; `formatExternalChangeFilters` writes them into an address.
 *
 * @example
 * ```tsx
 * const { filters, changeFilters } = useExternalChangeFilters();
 * const { count } = useExternalChanges(filters);
 * return <button onClick={() => changeFilters({ source: 1 })}>Google ({count})</button>;
 * ```
 */
export function useExternalChangeFilters(
  start: ExternalChangeFiltersStart = {},
): UseExternalChangeFiltersResult {
  const [filters, hold] = useControlled(
    start.filters,
    start.defaultFilters ?? noFilters,
    start.onFiltersChange,
  );
  return {
    filters,
    changeFilters: useCallback(
      (change: ExternalChangeFiltersChange) =>
        hold(tidyExternalChangeFilters({ ...filters, ...change } as ExternalChangeFilters)),
      [filters, hold],
    ),
    clearFilters: useCallback(() => hold(noFilters), [hold]),
    hasFilters: hasExternalChangeFilters(filters),
  };
}
