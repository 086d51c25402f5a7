'use client';
import type { JSX } from 'react';
import { postsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { ForbiddenState } from '../../../../patterns/query-state.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import type { LocalPostFiltersStart } from '../../local-post-filters.ts';
import { useLocalPostList } from '../../use-local-posts.ts';
import { PostsListView, type PostsListAppearance } from './posts-list-view.tsx';

export interface PostsListProps extends LocalPostFiltersStart, PostsListAppearance {
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
 *     filters={parseLocalPostFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatLocalPostFilters(filters))}
 *     onEdit={({ id }) => navigate(`/posts/${id}/edit`)}
 *   />
 * );
 * ```
 */
export function PostsList({ appearance, onEdit, onCreate, ...start }: PostsListProps): JSX.Element {
  const list = useLocalPostList(start);
  const hasMessages = useFeatureMessages(postsMessages);
  const t = useTranslate();
  const { reason, isPending } = list.permission;
  return (
    <Surface component="PostsList" appearance={appearance} isFullHeight>
      {!hasMessages || isPending ? (
        <Skeleton label={t('common.loading')} blocks={6} />
      ) : reason ? (
        <ForbiddenState title={t('posts.forbidden')} reason={reason.text} />
      ) : (
        <PostsListView list={list} onEdit={onEdit} onCreate={onCreate} />
      )}
    </Surface>
  );
}
