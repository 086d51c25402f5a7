'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useInboxSlot, useInboxView } from '../inbox-view-context.ts';
import { DetailBar } from './detail-bar.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { InboxHints } from './inbox-hints.tsx';

/** The pane at the end: the open review, or how to open one. */
export function DetailPane(): JSX.Element {
  const t = useTranslate();
  const { inbox, isNarrow } = useInboxView();
  const { id, review, isPending } = inbox.active;
  const Detail = useInboxSlot('Detail', ReviewDetail);
  const isOpen = id !== undefined;
  return (
    <Pane aria-label={t('reviews.detail')} hidden={isNarrow && !isOpen}>
      {isNarrow && isOpen && <DetailBar />}
      <Scroll tabIndex={-1}>
        {review && <Detail key={review.id} review={review} />}
        {isPending && <Skeleton label={t('common.loading')} hasAvatar lines={4} />}
        {isOpen && !review && !isPending && <ErrorState title={t('reviews.refusal.not_found')} />}
        {!isOpen && !inbox.isPending && (
          <Stack flex="grow" align="center" justify="center">
            <Text as="p" tone="subtle" textAlign="center" wrap="balance" maxInlineSize="40ch">
              {t('reviews.choose')}
            </Text>
          </Stack>
        )}
        {!isNarrow && <InboxHints />}
      </Scroll>
    </Pane>
  );
}

const Pane = styled.section.withConfig(partClass('ReviewsInbox-detail'))`
  display: flex;
  flex-direction: column;
  background: var(--pf-background);
  &:where([hidden]) {
    display: none;
  }
  :where([data-layout='narrow']) & {
    padding-block-end: var(--pf-keyboard, 0);
  }
`;

const Scroll = styled.div.withConfig(partClass('ReviewsInbox-detailScroll'))`
  ${focusRing}
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--pf-space-5);
  min-block-size: 0;
  padding: 24px 32px;
  overflow: auto;
  overscroll-behavior: contain;
  :where([data-layout='narrow']) & {
    gap: var(--pf-space-4);
    padding: 16px 16px 0;
  }
  &:where(:focus-visible) {
    outline-offset: -3px;
  }
`;
