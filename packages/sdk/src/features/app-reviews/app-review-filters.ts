import { appStores } from '@pinfold/contract/app-stores';
import type { Schemas } from '../../client/schema.ts';
import { defineFilters, type FilterDefinition, type FilterFields } from '../../state/define-filters.ts';
import { formatFilters, parseFilters, type SearchParam } from '../../state/search-params.ts';
import {
  type FiltersOfSearch,
  opinionFields,
  opinionModifiers,
  type OpinionViewName,
  opinionViews,
} from '../opinions/opinion-filters.ts';
import type { AppReviewStats } from './app-reviews.queries.ts';

/** Every filter of reviews of apps, by its name on the wire. A filter that is left out does not narrow anything. */
export type AppReviewFilters = FiltersOfSearch<Schemas['AppReviewSearch']>;

const appReviewFields: FilterFields<AppReviewFilters> = {
  ...opinionFields,
  apps: (kind) => kind.numbers({ most: 10_000 }),
  stores: (kind) => kind.choices(appStores),
  territories: () => territories,
  app_versions: (kind) => kind.texts({ longest: 100, most: 1000 }),
};

/** ISO 3166-1 alpha-3, separated by commas. */
const territories: SearchParam<string[]> = {
  read: ([given = '']) => {
    const codes = given.toUpperCase().split(',');
    return [...new Set(codes)].filter((code) => /^[A-Z]{3}$/.test(code)).slice(0, 300);
  },
};

/** Tidies and counts filters of reviews of apps. How tags and dates are matched does not count on its own. */
export const appReviewFilters: FilterDefinition<AppReviewFilters> = /* @__PURE__ */ defineFilters(
  appReviewFields,
  { modifiers: opinionModifiers },
);

/**
 * Reads filters of reviews of apps from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseAppReviewFilters(new URLSearchParams('stores=google_play&rating=1')); // { rating: [1], stores: ['google_play'] }
 * ```
 */
export function parseAppReviewFilters(params: URLSearchParams): AppReviewFilters {
  return parseFilters(appReviewFilters, params);
}

/**
 * Writes filters of reviews of apps for an address; `parseAppReviewFilters` reads them back.
 *
 * @example
 * ```ts
 * formatAppReviewFilters({ stores: ['app_store'], reply: false }).toString(); // reply=false&stores=app_store
 * ```
 */
export function formatAppReviewFilters(filters: AppReviewFilters): URLSearchParams {
  return formatFilters(appReviewFilters, filters);
}

interface AppReviewView {
  filters: AppReviewFilters;
  count: (stats: AppReviewStats) => number;
}

/** Ready-made sets of filters, with the count that the statistics hold for each. */
export const appReviewViews: Readonly<Record<OpinionViewName, AppReviewView>> = opinionViews;
