import { PostsPage } from './posts-page.tsx';

/** Posts that come back by a pattern. */
export default function RepeatingPostsPage() {
  return <PostsPage tab="repeating" />;
}
