'use client';
import { type JSX, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { QueryState } from '../../../../../patterns/query-state.tsx';
import { innerClass, partClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { focusRing } from '../../../../../ui/focus-ring.ts';
import { ArrowStartIcon, ChevronDownIcon, ChevronUpIcon } from '../../../../../ui/icons/arrow-icons.tsx';
import { Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { InboxHints } from '../inbox-shortcuts.tsx';
import { useInboxSlot, useOpinionInboxView, useInboxTranslate } from '../inbox-view-context.ts';
import { ReviewDetail } from './review-detail.tsx';

/** The pane at the end: the open review, or how to open one. */
export function DetailPane(): JSX.Element {
  const t = useInboxTranslate();
  const { inbox, isNarrow } = useOpinionInboxView();
  const { id, review, query } = inbox.active;
  const Detail = useInboxSlot('Detail', ReviewDetail);
  const isOpen = id !== undefined;
  return (
    <Pane aria-label={t('reviews.detail')} hidden={isNarrow && !isOpen}>
      {isNarrow && isOpen && <DetailBar />}
      <Scroll tabIndex={-1}>
        {review && <Detail key={review.id} review={review} />}
        {isOpen && !review && (
          <QueryState
            query={query}
            failed={t(query.error?.status === 404 ? 'reviews.refusal.not_found' : 'reviews.error.title')}
            empty={undefined}
          />
        )}
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

/** On a phone: back to the list, and on to the neighbours. */
function DetailBar(): JSX.Element {
  const t = useInboxTranslate();
  const { inbox, commands } = useOpinionInboxView();
  const { active } = inbox;
  const back = useRef<HTMLButtonElement>(null);
  // The list that had the focus is gone, so the focus moves to the detail.
  useEffect(() => back.current?.focus({ preventScroll: true }), [active.id]);
  return (
    <Bar>
      <Button ref={back} variant="ghost" icon={<ArrowStartIcon />} onPress={commands.back}>
        {t('reviews.back')}
      </Button>
      <IconButton
        icon={<ChevronUpIcon />}
        label={t('reviews.shortcuts.previous')}
        hasTooltip={false}
        isDisabled={active.index === 0}
        onPress={inbox.previous}
      />
      <IconButton
        icon={<ChevronDownIcon />}
        label={t('reviews.shortcuts.next')}
        hasTooltip={false}
        isDisabled={active.index === inbox.reviews.length - 1 && !inbox.hasMore}
        onPress={inbox.next}
      />
    </Bar>
  );
}

const Bar = styled.div.withConfig(innerClass('ReviewsInbox-detailBar'))`
  display: flex;
  flex: none;
  align-items: center;
  padding: 4px 8px;
  border-block-end: 1px solid var(--pf-line);
  background: var(--pf-surface);
  & > :first-child {
    margin-inline-end: auto;
  }
`;
