'use client';
import { useMemo, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { VirtualList } from '../../../../ui/collections/virtual-list.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useInboxSlot, useInboxView } from '../inbox-view-context.ts';
import { ReviewCard } from './review-card.tsx';

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
  const t = useTranslate();
  const { inbox } = useInboxView();
  const Card = useInboxSlot('Card', ReviewCard);
  const { reviews, selection, active, drafts } = inbox;
  const selectedKeys = useMemo(() => new Set([...selection.ids].map(String)), [selection.ids]);
  const mark = (id: number, isRange: boolean) => (isRange ? selection.selectTo(id) : selection.toggle(id));
  return (
    <Rows data-state={inbox.isStale ? 'stale' : 'ready'} aria-busy={inbox.isStale}>
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
            <More>
              <Skeleton label={t('common.loading')} blocks={2} />
            </More>
          ) : undefined
        }
        renderRow={(review, { isSelected }) => (
          <Card
            review={review}
            isSelected={isSelected}
            isDraft={Boolean(drafts.of(review.id)?.trim())}
            onToggle={(isRange) => mark(review.id, isRange)}
          />
        )}
      />
    </Rows>
  );
}

const Rows = styled.div.withConfig(innerClass('ReviewsInbox-rows'))`
  flex: 1;
  min-block-size: 0;
  transition: opacity 120ms 200ms;
  &:where([data-state='stale']) {
    opacity: 0.55;
  }
`;

const More = styled.div.withConfig(innerClass('ReviewsInbox-listState'))`
  padding: 18px;
`;
