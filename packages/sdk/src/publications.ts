'use client';
export { PostsList, type PostsListProps } from './features/publications/ui/posts/posts-list.tsx';
export {
  PostsListView,
  type PostsListAppearance,
  type PostsListViewProps,
} from './features/publications/ui/posts/posts-list-view.tsx';
export { PostComposer, type PostComposerProps } from './features/publications/ui/composer/post-composer.tsx';
