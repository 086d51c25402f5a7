import { boosterChannels } from '@pinfold/contract/features/review-booster/booster-form';
import type { Schemas } from '../../../client/schema.ts';
import { defineFilters, type FilterDefinition, type FilterFields } from '../../../state/define-filters.ts';
import { formatFilters, parseFilters } from '../../../state/search-params.ts';
import { type FiltersOfSearch, opinionFields, opinionModifiers } from '../../opinions/opinion-filters.ts';

/** Every filter of answers to forms, by its name on the wire. A filter that is left out does not narrow anything. */
export type BoosterReviewFilters = FiltersOfSearch<Schemas['BoosterReviewSearch']>;

const boosterReviewFields: FilterFields<BoosterReviewFilters> = {
  ...opinionFields,
  forms: (kind) => kind.numbers({ most: 10_000 }),
  facilities: (kind) => kind.numbers({ most: 10_000 }),
  channels: (kind) => kind.choices(boosterChannels),
  is_verified: (kind) => kind.flag(),
  has_contact: (kind) => kind.flag(),
};

/** Tidies and counts filters of answers to forms. How tags and dates are matched does not count on its own. */
export const boosterReviewFilters: FilterDefinition<BoosterReviewFilters> = /* @__PURE__ */ defineFilters(
  boosterReviewFields,
  { modifiers: opinionModifiers },
);

/**
 * Reads filters of answers to forms from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseBoosterReviewFilters(new URLSearchParams('forms=3&has_contact=true')); // { forms: [3], has_contact: true }
 * ```
 */
export function parseBoosterReviewFilters(params: URLSearchParams): BoosterReviewFilters {
  return parseFilters(boosterReviewFilters, params);
}

/**
 * Writes filters of answers to forms for an address; `parseBoosterReviewFilters` reads them back.
 *
 * @example
 * ```ts
 * formatBoosterReviewFilters({ channels: ['qr'], reply: false }).toString(); // reply=false&channels=qr
 * ```
 */
export function formatBoosterReviewFilters(filters: BoosterReviewFilters): URLSearchParams {
  return formatFilters(boosterReviewFilters, filters);
}
