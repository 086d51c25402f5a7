'use client';
import { useEffect, useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { ArrowStartIcon, ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { useInboxView } from '../inbox-view-context.ts';

/** On a phone: back to the list, and on to the neighbours. */
export function DetailBar(): JSX.Element {
  const t = useTranslate();
  const { inbox, commands } = useInboxView();
  const { active } = inbox;
  const back = useRef<HTMLButtonElement>(null);
  // The list under the finger has gone, so the focus goes where the eyes do.
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
