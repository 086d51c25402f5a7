import { PostsList } from '@pinfold/sdk/publications';
import { PostsFrame, useComposerLinks } from './posts-frame.tsx';
import { usePostsAddress } from './use-posts-address.ts';

/** What was posted, and what became of it at each location. */
export default function SentPostsPage() {
  const { filters, onFiltersChange } = usePostsAddress();
  return (
    <PostsFrame>
      <PostsList tab="sent" filters={filters} onFiltersChange={onFiltersChange} {...useComposerLinks()} />
    </PostsFrame>
  );
}
