'use client';
import type { JSX } from 'react';
import { postsMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import type { PostFiltersStart } from '../../post-filters.ts';
import { usePostList } from '../../use-posts.ts';
import { PostsListView, type PostsListAppearance } from './posts-list-view.tsx';

export interface PostsListProps extends PostFiltersStart, PostsListAppearance {
  /** Appearance of the list alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Posts that were sent and that are planned, and what became of each at its locations: published, rejected by policy
 * or failed, with the reason, a retry of what failed, and another text for what was rejected. Fills its parent, which
 * needs a definite height, and shows cards in narrow layouts.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-PostsList
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <PostsList
 *     filters={parsePostFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatPostFilters(filters))}
 *     onEdit={({ id }) => navigate(`/posts/${id}/edit`)}
 *   />
 * );
 * ```
 */
export function PostsList({ appearance, onEdit, onCreate, ...start }: PostsListProps): JSX.Element {
  const list = usePostList(start);
  return (
    <FeatureSurface
      component="PostsList"
      appearance={appearance}
      isFullHeight
      messages={[postsMessages]}
      permission={list.permission}
      forbidden="posts.forbidden"
      loading={{ blocks: 6 }}
    >
      <PostsListView list={list} onEdit={onEdit} onCreate={onCreate} />
    </FeatureSurface>
  );
}
