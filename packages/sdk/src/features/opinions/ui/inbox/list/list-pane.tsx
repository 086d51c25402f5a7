'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { type EmptyContent, noMatch, QueryState } from '../../../../../patterns/query-state.tsx';
import { className, innerClass, partClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { ArrowUpIcon } from '../../../../../ui/icons/arrow-icons.tsx';
import { ReviewIcon } from '../../../../../ui/icons/place-icons.tsx';
import { SuccessIcon } from '../../../../../ui/icons/state-icons.tsx';
import { Inset } from '../../../../../ui/layout/stack.tsx';
import { useOpinionInboxView, useInboxTranslate } from '../inbox-view-context.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ReviewList } from './review-list.tsx';

/** The pane at the start: the bar of the selection, and the reviews or why there are none. */
export function ListPane(): JSX.Element {
  const { inbox } = useOpinionInboxView();
  const hasRows = inbox.reviews.length > 0 && inbox.emptiness === undefined;
  return (
    <Pane>
      {hasRows && <BulkBar />}
      {inbox.freshCount > 0 && <FreshReviews />}
      {hasRows ? <ReviewList /> : <ListState />}
    </Pane>
  );
}

/** Shows new reviews on request, so that no row moves under a finger. */
function FreshReviews() {
  const t = useInboxTranslate();
  const { inbox } = useOpinionInboxView();
  return (
    <Fresh role="status">
      <Button
        size="s"
        variant="primary"
        icon={<ArrowUpIcon size={15} />}
        onPress={({ target }) => {
          inbox.showFresh();
          const list = target.closest(`.${className('ReviewsInbox-list')}`);
          list?.querySelector(`.${className('VirtualList')}`)?.scrollTo({ top: 0 });
        }}
      >
        {t('reviews.fresh', { count: inbox.freshCount })}
      </Button>
    </Fresh>
  );
}

const Pane = styled.div.withConfig(partClass('ReviewsInbox-list'))`
  position: relative;
  display: flex;
  flex-direction: column;
  background: var(--pf-surface);
`;

const Fresh = styled.div.withConfig(innerClass('ReviewsInbox-fresh'))`
  position: absolute;
  inset-block-start: 60px;
  inset-inline: 0;
  z-index: 1;
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > * {
    border-radius: 99px;
    box-shadow: var(--pf-shadow-l);
    pointer-events: auto;
  }
`;

/** Why no review is shown: loading, failed, all have replies, no matches, or none yet. */
function ListState(): JSX.Element {
  const t = useInboxTranslate();
  const { inbox } = useOpinionInboxView();
  return (
    <Inset flex="scroll" padding={5}>
      <QueryState
        query={inbox}
        failed={t('reviews.error.title')}
        forbidden={t('reviews.forbidden')}
        empty={useEmptyContent()}
      />
    </Inset>
  );
}

function useEmptyContent(): EmptyContent | undefined {
  const t = useInboxTranslate();
  const { emptiness, clearFilters } = useOpinionInboxView().inbox;
  switch (emptiness) {
    case undefined:
      return undefined;
    case 'no_reviews':
      return {
        title: t('reviews.empty.title'),
        text: t('reviews.empty.text'),
        icon: <ReviewIcon size={24} />,
      };
    case 'all_answered':
      return {
        title: t('reviews.all_answered.title'),
        text: t('reviews.all_answered.text'),
        icon: <SuccessIcon size={24} />,
        actions: <Button onPress={clearFilters}>{t('reviews.all_answered.show_all')}</Button>,
      };
    case 'no_match':
      return noMatch({
        title: t('reviews.no_match.title'),
        text: t('reviews.no_match.text'),
        clear: t('common.list.clear_filters'),
        onClear: clearFilters,
      });
  }
}
