import { maxRankKeywords } from '@pinfold/contract/features/rankings/rank';
import { keywordMaxLength } from '@pinfold/contract/features/company/keyword';
import { type PeriodComparison, periodComparisons } from '@pinfold/contract/period';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../../state/define-filters.ts';
import {
  changePeriod,
  daysInAddress,
  defaultPeriod,
  type PeriodChoice,
  periodFields,
  tidyPeriod,
} from '../../../state/period-choice.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../../state/search-params.ts';
import { type SearchStart, useSearch, type UseSearchResult } from '../../../state/use-search.ts';

const websiteFields = {
  /** Id of the website. Left out: the first one. */
  website: (kind: Kinds): SearchParam<number> => kind.id(),
  /** Id of the search location from which it was looked for. Left out: all of them. */
  location: (kind: Kinds): SearchParam<number> => kind.id(),
};

const positionFields = {
  /** @defaultValue 'none' */
  compare: (kind: Kinds): SearchParam<PeriodComparison> => kind.choice(periodComparisons),
  /** In the order of the series, twenty at most. Left out: the first five. */
  keywords: (kind: Kinds): SearchParam<readonly string[]> => ({
    ...kind.texts({ longest: keywordMaxLength, most: maxRankKeywords }),
    key: 'keyword',
  }),
  /** @defaultValue 'chart' */
  view: (kind: Kinds): SearchParam<'chart' | 'table'> => kind.choice(['chart', 'table']),
};

/** What positions of a website are about. Whatever is left out takes its default, so that equal searches look equal. */
export interface WebsiteSearch
  extends FiltersOf<typeof websiteFields>, PeriodChoice, FiltersOf<typeof positionFields> {}

/** Properties to set; undefined resets one to its default. */
export type WebsiteSearchChange = FiltersChange<WebsiteSearch>;

const websiteSearch: FilterDefinition<WebsiteSearch> = /* @__PURE__ */ defineFilters<WebsiteSearch>(
  { ...websiteFields, ...periodFields, ...positionFields },
  { defaults: { ...defaultPeriod, compare: 'none', view: 'chart' } },
);

/** The search after a change: another website has other places and keywords. */
function changedWebsiteSearch(search: WebsiteSearch, change: WebsiteSearchChange): WebsiteSearch {
  const isOther = 'website' in change && change.website !== search.website;
  const changed = changePeriod<WebsiteSearchChange>(search, {
    ...(isOther && { location: undefined, keywords: undefined }),
    ...change,
  });
  return websiteSearch.tidy(tidyPeriod(changed));
}

/**
 * Reads a search from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseWebsiteSearch(new URLSearchParams('website=2&keyword=kawiarnia&preset=previous_month'));
 * ```
 */
export function parseWebsiteSearch(params: URLSearchParams): WebsiteSearch {
  const search = parseFilters(websiteSearch, params);
  return websiteSearch.tidy(tidyPeriod<WebsiteSearchChange>({ ...search, ...daysInAddress(search) }));
}

/**
 * Writes a search for an address; `parseWebsiteSearch` reads it back.
 *
 * @example
 * ```ts
 * formatWebsiteSearch({ website: 2, keywords: ['kawiarnia'] }).toString(); // website=2&keyword=kawiarnia
 * ```
 */
export function formatWebsiteSearch(search: WebsiteSearch): URLSearchParams {
  return formatFilters(websiteSearch, tidyPeriod(search));
}

/** Controlled or initial search. */
export interface WebsiteSearchStart extends SearchStart<WebsiteSearch> {}

/** Holds a search, or follows that of the host. */
export function useWebsiteSearch(
  start: WebsiteSearchStart,
): UseSearchResult<WebsiteSearch, WebsiteSearchChange> {
  return useSearch(changedWebsiteSearch, start);
}
