'use client';
import { useMemo, type JSX } from 'react';
import { VirtualList } from '../../../../../ui/collections/virtual-list.tsx';
import { QueryState } from '../../../../../patterns/query-state.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { Inset } from '../../../../../ui/layout/stack.tsx';
import { useInboxSlot, useOpinionInboxView, useInboxTranslate } from '../inbox-view-context.ts';
import { authorName } from '../review-labels.ts';
import { OpinionCard } from './opinion-card.tsx';

/**
 * The reviews, of which only those in sight exist; more are fetched before the end is reached.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Detail: ({ review }) => <><ReviewDetail review={review} /><ReviewList /></> }} />
 * ```
 */
export function ReviewList(): JSX.Element {
  const t = useInboxTranslate();
  const { inbox, presentation } = useOpinionInboxView();
  const Card = useInboxSlot('Card', undefined);
  const { reviews, selection, active, drafts } = inbox;
  const selectedKeys = useMemo(() => new Set([...selection.ids].map(String)), [selection.ids]);
  const mark = (id: number, isRange: boolean) => (isRange ? selection.selectTo(id) : selection.toggle(id));
  return (
    <Inset flex="grow" isStale={inbox.isStale} aria-busy={inbox.isStale}>
      <VirtualList
        label={t('reviews.title')}
        rows={reviews}
        getKey={(review) => String(review.id)}
        activeKey={active.id === undefined ? null : String(active.id)}
        onActiveChange={(key) => active.open(Number(key))}
        selectedKeys={selectedKeys}
        onToggle={(key, isRange) => mark(Number(key), isRange)}
        estimatedHeight={112}
        totalCount={inbox.count ?? reviews.length}
        onEndReached={inbox.loadMore}
        footer={
          inbox.isLoadingMore ? (
            <Inset padding={5}>
              <Skeleton label={t('common.loading')} blocks={2} />
            </Inset>
          ) : inbox.error && inbox.hasMore ? (
            <QueryState query={inbox} failed={t('reviews.error.title')} empty={undefined} />
          ) : undefined
        }
        renderRow={(review, { isSelected }) => {
          const card = {
            review,
            isSelected,
            isDraft: Boolean(drafts.of(review.id)?.trim()),
            onToggle: (isRange: boolean) => mark(review.id, isRange),
          };
          return Card ? (
            <Card {...card} />
          ) : (
            <OpinionCard {...card} author={authorName(review, t)} place={presentation.placeOf(review)} />
          );
        }}
      />
    </Inset>
  );
}
