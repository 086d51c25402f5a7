import { PostsPage } from './posts-page.tsx';

/** Posts that wait for their moment. */
export default function PlannedPostsPage() {
  return <PostsPage tab="planned" />;
}
