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
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../state/search-params.ts';
import { type FiltersStart, useFilters, type UseFiltersResult } from '../../state/use-filters.ts';

const externalChangeFields = {
  /** Part of the name, address, city or store code of a location. */
  q: (kind: Kinds): SearchParam<string> => kind.text(200),
  /** Google and visitors of its maps 1, another manager of the profile 2. */
  source: (kind: Kinds): SearchParam<ChangeSource> => kind.choice(Object.values(changeSources)),
  /** Addition 1, removal 2, change 3, seen from what we say. */
  type: (kind: Kinds): SearchParam<ChangeType> => kind.choice(Object.values(changeTypes)),
  fields: (kind: Kinds): SearchParam<readonly ChangeField[]> => kind.choices(changeFields),
  is_protected: (kind: Kinds): SearchParam<boolean> => kind.flag(),
  /** Protection stopped rejecting the field, since others keep changing it back. */
  is_escalated: (kind: Kinds): SearchParam<boolean> => kind.flag(),
  /** Decided, and not taken by the provider. */
  has_failed: (kind: Kinds): SearchParam<boolean> => kind.flag(),
  decided_by: (kind: Kinds): SearchParam<'member' | 'rule'> => kind.choice(['member', 'rule']),
  /** Left out, only what is pending. Others take the permission to see the history. */
  status: (kind: Kinds): SearchParam<readonly ChangeStatus[]> => kind.choices(Object.values(changeStatuses)),
  /** Of locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Only of these locations, by id; at most 500. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Changes that propose the same for the same field. */
  identical_key: (kind: Kinds): SearchParam<string> => kind.text(100),
  /** `YYYY-MM-DD`: found on this day or later, in the time zone of the company. */
  date_from: (kind: Kinds): SearchParam<string> => kind.day(),
  /** `YYYY-MM-DD`: found on this day or before. */
  date_to: (kind: Kinds): SearchParam<string> => kind.day(),
};

/** Filters of external changes, by their names on the wire. A filter that is left out does not narrow anything. */
export interface ExternalChangeFilters extends FiltersOf<typeof externalChangeFields> {}

/** Tidies and counts filters of external changes. */
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
  return parseFilters(externalChangeFilters, params);
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
  return formatFilters(externalChangeFilters, filters);
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
