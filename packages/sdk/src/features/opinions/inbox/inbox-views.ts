import { formatFilters } from '../../../state/search-params.ts';
import type { FilterDefinition } from '../../../state/define-filters.ts';
import {
  type OpinionFilters,
  type OpinionViewName,
  opinionViews,
  withoutDeleted,
} from '../opinion-filters.ts';

const viewNames = /* @__PURE__ */ Object.keys(opinionViews) as OpinionViewName[];

/** Returns the view with exactly these filters; undefined for custom ones. */
export function inboxViewOf<Filters extends OpinionFilters>(
  definition: FilterDefinition<Filters>,
  filters: Filters,
): OpinionViewName | undefined {
  const written = writtenInboxSearch(definition, filters);
  return viewNames.find((name) => writtenInboxSearch(definition, opinionViews[name].filters) === written);
}

/** The views offered as chips, the widest first. */
export const offeredViews = ['all', 'unanswered', 'negative', 'problems', 'with_note'] as const;

type OfferedView = (typeof offeredViews)[number];

/** Returns the narrowest offered view that the filters contain: the rest of them narrow it further. */
export function baseViewOf<Filters extends OpinionFilters>(
  definition: FilterDefinition<Filters>,
  filters: Filters,
): OfferedView {
  const size = (name: OfferedView) => Object.keys(opinionViews[name].filters).length;
  const written = writtenInboxSearch(definition, filters);
  const [narrowest = 'all'] = offeredViews
    .filter(
      (name) => writtenInboxSearch(definition, { ...filters, ...opinionViews[name].filters }) === written,
    )
    .toSorted((a, b) => size(b) - size(a));
  return narrowest;
}

/** Returns the filters that are not part of a view; leaving deleted opinions out is part of each view. */
export function filtersBeyond<Filters extends OpinionFilters>(filters: Filters, view: OfferedView): Filters {
  const own = opinionViews[view].filters;
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => !(name in own || (name === 'deleted' && value === false)),
    ),
  ) as Filters;
}

/** Returns the search as one text, equal for equal searches. */
function writtenInboxSearch<Filters extends OpinionFilters>(
  definition: FilterDefinition<Filters>,
  filters: OpinionFilters,
): string {
  return formatFilters(definition, withoutDeleted(filters) as Filters).toString();
}
