import type { Period } from '@pinfold/contract/period';
import { defineFilters, type FilterDefinition, type FiltersOf } from './define-filters.ts';
import type { Kinds, SearchParam } from './search-params.ts';

const archiveFields = {
  /** `YYYY-MM-DD`; with `date_to` only. */
  date_from: (kind: Kinds): SearchParam<string> => kind.day(),
  /** The last day, included, and not after the archive ends. */
  date_to: (kind: Kinds): SearchParam<string> => kind.day(),
  /** Locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Only these locations, by id; at most 500. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
};

/** The days and locations that figures of an archive are of. Without days they are the last ones of the archive. */
export interface ArchiveFilters extends FiltersOf<typeof archiveFields> {}

/** Tidies and counts filters of an archive; days narrow nothing on their own. */
export const archiveFilters: FilterDefinition<ArchiveFilters> = /* @__PURE__ */ defineFilters(archiveFields, {
  modifiers: ['date_from', 'date_to'],
});

/** The days that filters mean: their own, else the usual ones of the archive. */
export function archivePeriod({ date_from, date_to }: ArchiveFilters, usual: Period): Period {
  return date_from && date_to ? { from: date_from, to: date_to } : usual;
}
