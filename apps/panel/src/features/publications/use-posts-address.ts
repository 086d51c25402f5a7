import {
  formatLocalPostFilters,
  parseLocalPostFilters,
  type LocalPostFilters,
} from '@pinfold/sdk/headless/publications';
import { useUrlState } from '../../routing/use-url-state.ts';

/** How planned posts are shown. */
export type PlannedView = 'list' | 'calendar';

interface PostsAddress {
  filters: LocalPostFilters;
  view: PlannedView;
}

/** The filters of a list of posts and how planned ones are shown, kept in the address. */
export function usePostsAddress() {
  const [{ filters, view }, change] = useUrlState<PostsAddress>({
    parse: (params) => ({
      filters: parseLocalPostFilters(params),
      view: params.get('view') === 'calendar' ? 'calendar' : 'list',
    }),
    format: ({ filters: next, view: shown }) => {
      const params = formatLocalPostFilters(next);
      if (shown === 'calendar') params.set('view', shown);
      return params;
    },
  });
  return {
    filters,
    view,
    onFiltersChange: (next: LocalPostFilters) => change({ filters: next }),
    onViewChange: (next: PlannedView) => change({ view: next }),
  };
}
