'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { className, innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ArrowUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListState } from './list-state.tsx';
import { ReviewList } from './review-list.tsx';

/** The pane at the start: the bar of the selection, and the reviews or why there are none. */
export function ListPane(): JSX.Element {
  const { inbox } = useInboxView();
  const hasRows = inbox.reviews.length > 0 && inbox.emptiness === undefined;
  return (
    <Pane>
      {hasRows && <BulkBar />}
      {inbox.freshCount > 0 && <FreshReviews />}
      {hasRows ? <ReviewList /> : <ListState />}
    </Pane>
  );
}

/** New reviews wait here until the reader asks for them, so that no row moves under a finger. */
function FreshReviews() {
  const t = useTranslate();
  const { inbox } = useInboxView();
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
