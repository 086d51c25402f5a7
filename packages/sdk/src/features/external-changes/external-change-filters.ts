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
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../state/define-filters.ts';
import { choice, choices, day, flag, numbers, type SearchParam, text } from '../../state/search-params.ts';
import { type FiltersStart, useFilters, type UseFiltersResult } from '../../state/use-filters.ts';

const externalChangeFields = {
  /** Part of the name, address, city or store code of a location. */
  q: (): SearchParam<string> => text(200),
  /** Google and visitors of its maps 1, another manager of the profile 2. */
  source: (): SearchParam<ChangeSource> => choice(Object.values(changeSources)),
  /** Addition 1, removal 2, change 3, seen from what we say. */
  type: (): SearchParam<ChangeType> => choice(Object.values(changeTypes)),
  fields: (): SearchParam<readonly ChangeField[]> => choices(changeFields),
  is_protected: (): SearchParam<boolean> => flag(),
  /** Protection stopped rejecting the field, since others keep changing it back. */
  is_escalated: (): SearchParam<boolean> => flag(),
  /** Decided, and not taken by the provider. */
  has_failed: (): SearchParam<boolean> => flag(),
  decided_by: (): SearchParam<'member' | 'rule'> => choice(['member', 'rule']),
  /** Left out, only what is pending. Others take the permission to see the history. */
  status: (): SearchParam<readonly ChangeStatus[]> => choices(Object.values(changeStatuses)),
  /** Of locations of any of these groups, by id. */
  groups: (): SearchParam<readonly number[]> => numbers(),
  /** Only of these locations, by id; at most 500. */
  facilities_ids: (): SearchParam<readonly number[]> => numbers(),
  /** Changes that propose the same for the same field. */
  identical_key: (): SearchParam<string> => text(100),
  /** `YYYY-MM-DD`: found on this day or later, in the time zone of the company. */
  date_from: (): SearchParam<string> => day(),
  /** `YYYY-MM-DD`: found on this day or before. */
  date_to: (): SearchParam<string> => day(),
};

/** Filters of external changes, by their names on the wire. A filter that is left out does not narrow anything. */
export interface ExternalChangeFilters extends FiltersOf<typeof externalChangeFields> {}

/** Tidies, counts, reads and writes filters of external changes. */
export const externalChangeFilters: FilterDefinition<ExternalChangeFilters> =
  /* @__PURE__ */ defineFilters(externalChangeFields);

/** The name of one filter, on the wire and in an address. */
export type ExternalChangeFilterName = keyof ExternalChangeFilters;

/** Every filter by name. */
export const externalChangeFilterNames: readonly ExternalChangeFilterName[] = /* @__PURE__ */ Object.keys(
  externalChangeFields,
) as ExternalChangeFilterName[];

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyExternalChangeFilters(filters: ExternalChangeFilters): ExternalChangeFilters {
  return externalChangeFilters.tidy(filters);
}

/** True when anything narrows the list. */
export function hasExternalChangeFilters(filters: ExternalChangeFilters): boolean {
  return externalChangeFilters.has(filters);
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
  return externalChangeFilters.parse(params);
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
  return externalChangeFilters.format(filters);
}

/** Controlled or initial filters. */
export interface ExternalChangeFiltersStart extends FiltersStart<ExternalChangeFilters> {}

/** Some filters to set; undefined takes one away. */
export type ExternalChangeFiltersChange = FiltersChange<ExternalChangeFilters>;

/** What `useExternalChangeFilters` returns. */
export interface UseExternalChangeFiltersResult extends UseFiltersResult<ExternalChangeFilters> {}

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
  return useFilters(externalChangeFilters, start);
}
