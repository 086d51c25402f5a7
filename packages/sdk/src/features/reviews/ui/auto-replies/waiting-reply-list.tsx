'use client';
import { useEffect, useRef, useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useShortcutMode } from '../../../../provider/use-shortcut-mode.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import type { WaitingReplies } from '../../auto-replies/use-waiting-replies.ts';
import { WaitingBar } from './waiting-bar.tsx';
import { waitingIntent } from './waiting-intent.ts';
import { WaitingReplyCard } from './waiting-reply-card.tsx';

/** Replies that wait, one below the other, with keys for each decision. */
export function WaitingReplyList({ waiting }: { waiting: WaitingReplies }): JSX.Element {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const hasKeys = useShortcutMode() === 'all';
  const { replies } = waiting;
  const [activeId, setActiveId] = useState<number>();
  const at = replies.findIndex(({ id }) => id === activeId);
  const place = useRef(0);
  const go = (row: number) => {
    const next = replies[Math.min(Math.max(row, 0), replies.length - 1)];
    if (!next) return;
    setActiveId(next.id);
    root.current?.querySelector<HTMLElement>(`[data-reply="${next.id}"]`)?.focus();
  };
  useEffect(() => {
    if (at >= 0) place.current = at;
    // What was decided leaves the list; the focus goes on to what took its place.
    else if (activeId !== undefined && isFocusLost(root.current)) go(place.current);
  });
  useShortcuts(
    root,
    ({ event, isTyping, isOnControl }) => {
      const intent = waitingIntent(event, isTyping || isOnControl);
      const active = replies[at];
      if (intent === 'next' || intent === 'previous') go(intent === 'next' ? at + 1 : at - 1);
      else if (active && intent === 'toggle') waiting.toggle(active.id);
      else if (active && intent === 'accept') waiting.accept([active.id]);
      else if (active && intent === 'reject') waiting.reject([active.id]);
      return intent !== undefined;
    },
    true,
  );
  return (
    <Root ref={root}>
      <WaitingBar waiting={waiting} />
      <List aria-label={t('auto_replies.waiting.list')} gap={4}>
        {replies.map((reply, row) => (
          <li key={reply.id}>
            <WaitingReplyCard
              reply={reply}
              waiting={waiting}
              isActive={reply.id === activeId}
              isFirst={at < 0 && row === 0}
              onFocus={() => setActiveId(reply.id)}
            />
          </li>
        ))}
      </List>
      {waiting.hasNextPage && (
        <Button onPress={() => void waiting.fetchNextPage()} isPending={waiting.isFetchingNextPage}>
          {t('auto_replies.waiting.more')}
        </Button>
      )}
      {hasKeys && <p>{t('auto_replies.keys')}</p>}
    </Root>
  );
}

function isFocusLost(root: HTMLElement | null): boolean {
  const { activeElement, body } = root?.ownerDocument ?? {};
  return activeElement === body || activeElement === null;
}

const Root = styled.div.withConfig(innerClass('AutoReplies-list'))`
  display: flex;
  flex-direction: column;
  gap: var(--pf-space-4);
  & > button {
    align-self: center;
  }
  & > p {
    margin: 0;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
  @media (pointer: coarse) {
    & > p {
      display: none;
    }
  }
`;
