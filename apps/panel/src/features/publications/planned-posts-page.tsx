import { PostsCalendar, PostsList } from '@pinfold/sdk/publications';
import { SegmentedControl } from '@pinfold/sdk/ui';
import { useText } from '../../texts/use-text.ts';
import { PostsFrame, useComposerLinks } from './posts-frame.tsx';
import { usePostsAddress } from './use-posts-address.ts';

/** Posts that wait for their moment, as a list or in a calendar. */
export default function PlannedPostsPage() {
  const t = useText();
  const { filters, onFiltersChange, view, onViewChange } = usePostsAddress();
  const links = useComposerLinks();
  return (
    <PostsFrame
      actions={
        <SegmentedControl
          label={t('posts.view')}
          value={view}
          onChange={onViewChange}
          segments={[
            { id: 'list', label: t('posts.view_list') },
            { id: 'calendar', label: t('posts.view_calendar') },
          ]}
        />
      }
    >
      {view === 'calendar' ? (
        <PostsCalendar {...links} />
      ) : (
        <PostsList tab="planned" filters={filters} onFiltersChange={onFiltersChange} {...links} />
      )}
    </PostsFrame>
  );
}
