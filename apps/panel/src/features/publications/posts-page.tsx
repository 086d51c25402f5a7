import {
  formatLocalPostFilters,
  parseLocalPostFilters,
  type LocalPostTab,
} from '@pinfold/sdk/headless/publications';
import { PostsList } from '@pinfold/sdk/publications';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';
import { useComposerLinks } from './use-composer-links.ts';

const pathOfTab: Record<LocalPostTab, (typeof paths)['sentPosts' | 'plannedPosts']> = {
  sent: paths.sentPosts,
  planned: paths.plannedPosts,
};

/** Posts of one tab; the tab is in the path, filters are in the query. */
export function PostsPage({ tab }: { tab: LocalPostTab }) {
  const navigate = useNavigate();
  const [{ filters }, change] = useUrlState({
    parse: (params) => ({ filters: parseLocalPostFilters(params) }),
    format: ({ filters: next }) => formatLocalPostFilters(next),
  });
  return (
    <PostsList
      tab={tab}
      onTabChange={(next) => void navigate(pathOfTab[next])}
      filters={filters}
      onFiltersChange={(next) => change({ filters: next })}
      {...useComposerLinks()}
    />
  );
}
