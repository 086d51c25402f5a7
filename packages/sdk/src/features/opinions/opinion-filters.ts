import { replyStatuses } from '@pinfold/contract/features/opinions/reply';
import { reviewDateTypes, tagSearch } from '@pinfold/contract/features/opinions/opinion';
import { sentiments } from '@pinfold/contract/features/opinions/sentiment';
import type { Schemas } from '../../client/schema.ts';
import type { FilterFields } from '../../state/define-filters.ts';

/** Every filter of an inbox by its name on the wire, from the body of its search. */
export type FiltersOfSearch<Search> = {
  readonly [Name in Exclude<keyof Search, 'order_by'>]?: NonNullable<Search[Name]>;
};

/** The filters that every inbox has, whatever its opinions are about. */
export type OpinionFilters = FiltersOfSearch<
  Pick<Schemas['AppReviewSearch'], keyof Schemas['AppReviewSearch'] & keyof Schemas['ReviewSearch']>
>;

/** How these filters are read from an address and written there. */
export const opinionFields: FilterFields<OpinionFilters> = {
  q: (kind) => kind.text(200),
  reply: (kind) => kind.flag(),
  reply_status: (kind) => kind.choices(replyStatuses),
  rating: (kind) => kind.numbers({ highest: 5 }),
  has_note: (kind) => kind.flag(),
  deleted: (kind) => kind.flag(),
  is_written_by_ai: (kind) => kind.flag(),
  is_processing: (kind) => kind.flag(),
  only_created: (kind) => kind.flag(),
  only_updated: (kind) => kind.flag(),
  has_tags: (kind) => kind.flag(),
  tags: (kind) => kind.numbers({ most: Infinity }),
  tags_handling: (kind) => kind.choice(Object.values(tagSearch)),
  tags_sentiment: (kind) => kind.choices(sentiments),
  sentiment: (kind) => kind.choices(sentiments),
  date_from: (kind) => kind.day(),
  date_to: (kind) => kind.day(),
  date_type: (kind) => kind.choice(reviewDateTypes),
};

/** Filters that only say how tags and dates are matched, and do not count on their own. */
export const opinionModifiers = ['tags_handling', 'tags_sentiment', 'date_type'] as const;

/**
 * Returns the filters to request: what was deleted is left out, as in the statistics, unless the filters include it.
 */
export function withoutDeleted<Filters extends OpinionFilters>(filters: Filters): Filters {
  return { ...filters, deleted: filters.deleted ?? false };
}

/** The name of a ready-made view. */
export type OpinionViewName = 'all' | 'unanswered' | 'negative' | 'problems' | 'processing' | 'with_note';

/** Counts behind the views. */
type OpinionCounts = Pick<
  Schemas['AppReviewStats'],
  'count' | 'unanswered' | 'negative_unanswered' | 'problems' | 'processing' | 'with_note'
>;

interface OpinionView {
  filters: OpinionFilters;
  count: (stats: OpinionCounts) => number;
}

/** Ready-made sets of filters, with the count that the statistics hold for each. */
export const opinionViews: Readonly<Record<OpinionViewName, OpinionView>> = {
  all: { filters: {}, count: (stats) => stats.count },
  unanswered: { filters: { reply: false, deleted: false }, count: (stats) => stats.unanswered },
  negative: {
    filters: { reply: false, deleted: false, rating: [1, 2, 3] },
    count: (stats) => stats.negative_unanswered,
  },
  problems: {
    filters: { reply_status: ['rejected', 'failed', 'outdated'] },
    count: (stats) => stats.problems,
  },
  processing: { filters: { is_processing: true }, count: (stats) => stats.processing },
  with_note: { filters: { has_note: true }, count: (stats) => stats.with_note },
};
