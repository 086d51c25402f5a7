import { type QuestionOrder, questionOrders } from '@pinfold/contract/features/questions/question';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../state/define-filters.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../state/search-params.ts';
import type { FiltersStart } from '../../state/use-filters.ts';

const questionFields = {
  /** Part of the question or of an answer. */
  q: (kind: Kinds): SearchParam<string> => kind.text(200),
  /** Answered by anybody. */
  is_answered: (kind: Kinds): SearchParam<boolean> => kind.flag(),
  /** About locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Only about these locations, by id; at most 500. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Asked on this day or later, in the company's time zone: `YYYY-MM-DD`. */
  date_from: (kind: Kinds): SearchParam<string> => kind.day(),
  /** Asked on this day or before. */
  date_to: (kind: Kinds): SearchParam<string> => kind.day(),
  /** Left out, the newest first. */
  order: (kind: Kinds): SearchParam<QuestionOrder> => kind.choice(questionOrders),
};

/** Filters and order of questions, by their names on the wire. A filter that is left out does not narrow anything. */
export interface QuestionFilters extends FiltersOf<typeof questionFields> {}

/** Controlled or initial filters. */
export interface QuestionFiltersStart extends FiltersStart<QuestionFilters> {}

/** Some filters to set; undefined takes one away. */
export type QuestionFiltersChange = FiltersChange<QuestionFilters>;

/** Tidies and counts filters of questions. */
export const questionFilters: FilterDefinition<QuestionFilters> =
  /* @__PURE__ */ defineFilters<QuestionFilters>(questionFields, {
    modifiers: ['order'],
    defaults: { order: 'newest' },
  });

/**
 * Reads filters from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseQuestionFilters(new URLSearchParams('is_answered=false&groups=1')); // { is_answered: false, groups: [1] }
 * ```
 */
export function parseQuestionFilters(params: URLSearchParams): QuestionFilters {
  return parseFilters(questionFilters, params);
}

/**
 * Writes filters for an address; `parseQuestionFilters` reads them back.
 *
 * @example
 * ```ts
 * formatQuestionFilters({ q: 'pies' }).toString(); // q=pies
 * ```
 */
export function formatQuestionFilters(filters: QuestionFilters): URLSearchParams {
  return formatFilters(questionFilters, filters);
}
