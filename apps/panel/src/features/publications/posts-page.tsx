import { formatPostFilters, parsePostFilters, type PostTab } from '@pinfold/sdk/headless/publications';
import { PostsList } from '@pinfold/sdk/publications';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';
import { useComposerLinks } from './use-composer-links.ts';

const pathOfTab: Record<PostTab, (typeof paths)['sentPosts' | 'plannedPosts' | 'repeatingPosts']> = {
  sent: paths.sentPosts,
  planned: paths.plannedPosts,
  repeating: paths.repeatingPosts,
};

/** Posts of one tab; the tab is in the path, filters are in the query. */
export function PostsPage({ tab }: { tab: PostTab }) {
  const navigate = useNavigate();
  const address = useFiltersAddress(parsePostFilters, formatPostFilters);
  return (
    <PostsList
      tab={tab}
      onTabChange={(next) => void navigate(pathOfTab[next])}
      {...address}
      {...useComposerLinks()}
    />
  );
}
