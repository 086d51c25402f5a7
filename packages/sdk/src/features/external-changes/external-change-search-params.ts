import {
  changeFields,
  changeSources,
  changeStatuses,
} from '@pinfold/contract/features/external-changes/external-change';
import {
  choice,
  choices,
  day,
  defineSearchParams,
  flag,
  numbers,
  text,
  type SearchParams,
} from '../../state/search-params.ts';
import type { ExternalChangeFilters } from './external-change-filters.ts';

/**
 * Reads filters from an address. Words that mean nothing are passed over, since anybody can edit an address.
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
