import { PostsPage } from './posts-page.tsx';

/** What was posted, and what became of it at each location. */
export default function SentPostsPage() {
  return <PostsPage tab="sent" />;
}
