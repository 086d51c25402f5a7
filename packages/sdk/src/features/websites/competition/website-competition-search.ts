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
import type { RankMeasure } from '../../../state/rank-series.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../../state/search-params.ts';
import { type SearchStart, useSearch, type UseSearchResult } from '../../../state/use-search.ts';

/** What websites beside each other are measured by; the API does not tell the share of the top 3 by day. */
export type CompetitionMeasure = Exclude<RankMeasure, 'top3_share'>;

/** Measures of websites beside each other, the first one first. */
export const competitionMeasures: readonly CompetitionMeasure[] = ['average_all', 'average', 'best'];

/** How many competitors are shown at once. */
export const mostCompetitors = 5;

/** One side of a comparison: the own website, or a competitor by its id. */
export type ComparedWebsite = 'own' | number;

const side = (kind: Kinds): SearchParam<ComparedWebsite> => ({
  read: (given) => (given[0] === 'own' ? 'own' : kind.id().read(given)),
});

const fields = {
  /** Id of the own website. Left out: the first one. */
  website: (kind: Kinds): SearchParam<number> => kind.id(),
  /** Id of the search location. Left out: all of them. */
  location: (kind: Kinds): SearchParam<number> => kind.id(),
  /** Left out: all keywords of the website. */
  keyword: (kind: Kinds): SearchParam<string> => kind.text(keywordMaxLength),
  /** Ids of competitors, five at most. Left out: the first five. */
  competitors: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers({ most: mostCompetitors }),
  /** What the chart shows. @defaultValue 'average_all' */
  measure: (kind: Kinds): SearchParam<CompetitionMeasure> => kind.choice(competitionMeasures),
  /** @defaultValue 'chart' */
  view: (kind: Kinds): SearchParam<'chart' | 'table'> => kind.choice(['chart', 'table']),
  /** @defaultValue 'none' */
  compare: (kind: Kinds): SearchParam<PeriodComparison> => kind.choice(periodComparisons),
  /** The first side of the comparison of two. @defaultValue 'own' */
  a: (kind: Kinds): SearchParam<ComparedWebsite> => side(kind),
  /** The second side. Left out: the first competitor that is shown. */
  b: (kind: Kinds): SearchParam<ComparedWebsite> => side(kind),
};

/** What a competition of websites is about. Whatever is left out takes its default, so that equal ones look equal. */
export interface WebsiteCompetitionSearch extends PeriodChoice, FiltersOf<typeof fields> {}

/** Properties to set; undefined resets one to its default. */
export type WebsiteCompetitionSearchChange = FiltersChange<WebsiteCompetitionSearch>;

const competitionSearch: FilterDefinition<WebsiteCompetitionSearch> =
  /* @__PURE__ */ defineFilters<WebsiteCompetitionSearch>(
    { ...fields, ...periodFields },
    { defaults: { ...defaultPeriod, measure: 'average_all', view: 'chart', compare: 'none', a: 'own' } },
  );

/** What belongs to one website and means nothing for another. */
const ofAnotherWebsite: WebsiteCompetitionSearchChange = {
  location: undefined,
  keyword: undefined,
  competitors: undefined,
  a: undefined,
  b: undefined,
};

function changedSearch(
  search: WebsiteCompetitionSearch,
  change: WebsiteCompetitionSearchChange,
): WebsiteCompetitionSearch {
  const isOther = 'website' in change && change.website !== search.website;
  const changed = changePeriod<WebsiteCompetitionSearchChange>(search, {
    ...(isOther && ofAnotherWebsite),
    ...change,
  });
  return competitionSearch.tidy(tidyPeriod(changed));
}

/**
 * Reads a search from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseWebsiteCompetitionSearch(new URLSearchParams('website=2&competitors=4,5&measure=best'));
 * ```
 */
export function parseWebsiteCompetitionSearch(params: URLSearchParams): WebsiteCompetitionSearch {
  const search = parseFilters(competitionSearch, params);
  return competitionSearch.tidy(
    tidyPeriod<WebsiteCompetitionSearchChange>({ ...search, ...daysInAddress(search) }),
  );
}

/**
 * Writes a search for an address; `parseWebsiteCompetitionSearch` reads it back.
 *
 * @example
 * ```ts
 * formatWebsiteCompetitionSearch({ website: 2, competitors: [4, 5] }).toString(); // website=2&competitors=4%2C5
 * ```
 */
export function formatWebsiteCompetitionSearch(search: WebsiteCompetitionSearch): URLSearchParams {
  return formatFilters(competitionSearch, tidyPeriod(search));
}

/** Controlled or initial search. */
export interface WebsiteCompetitionStart extends SearchStart<WebsiteCompetitionSearch> {}

/** Holds a search, or follows that of the host. */
export function useWebsiteCompetitionSearch(
  start: WebsiteCompetitionStart,
): UseSearchResult<WebsiteCompetitionSearch, WebsiteCompetitionSearchChange> {
  return useSearch(changedSearch, start);
}
