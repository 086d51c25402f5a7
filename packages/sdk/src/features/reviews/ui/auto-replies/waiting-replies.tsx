'use client';
import { type JSX, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { useShortcutMode } from '../../../../provider/use-shortcut-mode.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import type { DecisionOutcome, WaitingReplies } from '../../auto-replies/use-waiting-replies.ts';
import { WaitingReplyCard } from './waiting-reply-card.tsx';

interface WaitingRepliesViewProps {
  /** From `useWaitingReplies`. */
  waiting: WaitingReplies;
}

/** Replies that wait for acceptance, the outcome of the last decision, or why there is nothing to decide. */
export function WaitingRepliesView({ waiting }: WaitingRepliesViewProps): JSX.Element {
  const t = useTranslate();
  const { replies, outcome, refusal, reason } = waiting;
  if (waiting.error || waiting.isPending)
    return (
      <QueryState
        query={waiting}
        failed={t('auto_replies.failed')}
        empty={undefined}
        loading={{ blocks: 3, lines: 3 }}
      />
    );
  return (
    <Stack gap={4} padding={[5, 0, 0]}>
      {reason && <Banner>{reason}</Banner>}
      {refusal && (
        <Banner tone="bad" role="alert">
          {refusal.detail ?? t('auto_replies.decide_failed')}
        </Banner>
      )}
      <Text as="p" role="status" tone="muted" isHidden={!outcome}>
        {outcome && outcomeMessage(outcome, t)}
      </Text>
      {replies.length === 0 ? (
        <EmptyState icon={<SuccessIcon size={24} />} title={t('auto_replies.waiting.empty')}>
          {t('auto_replies.waiting.empty_text')}
        </EmptyState>
      ) : (
        <WaitingReplyList waiting={waiting} />
      )}
    </Stack>
  );
}

/** Returns the outcome of a decision as a sentence. */
function outcomeMessage(
  { decision, decided, skipped, held }: DecisionOutcome,
  t: ReturnType<typeof useTranslate>,
): string {
  const words = [
    decided > 0 && t(`auto_replies.${decision}`, { count: decided }),
    skipped > 0 && t('auto_replies.skipped', { count: skipped }),
    held > 0 && t('auto_replies.held', { count: held }),
  ].filter(Boolean);
  return words.length > 0 ? `${words.join('. ')}.` : '';
}

/** Replies that wait, one below the other, with keys for each decision. */
function WaitingReplyList({ waiting }: { waiting: WaitingReplies }): JSX.Element {
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

/** Intent of a key in the list of waiting replies. */
type WaitingIntent = 'next' | 'previous' | 'accept' | 'reject' | 'toggle';

const letters: Readonly<Record<string, WaitingIntent>> = {
  j: 'next',
  k: 'previous',
  a: 'accept',
  d: 'reject',
  x: 'toggle',
};

/** Returns the intent of a key; undefined for other keys, with modifiers, and while `isBusy`. */
function waitingIntent(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  isBusy: boolean,
): WaitingIntent | undefined {
  if (isBusy || ctrlKey || metaKey || altKey || shiftKey) return undefined;
  return letters[key.toLowerCase()];
}

/** How many wait, and what can be done to those that are selected. */
function WaitingBar({ waiting }: { waiting: WaitingReplies }): JSX.Element {
  const t = useTranslate();
  const { selected, replies, reason, count = replies.length } = waiting;
  const ids = [...selected].filter((id) => replies.some((reply) => reply.id === id));
  const isAll = ids.length === replies.length;
  return (
    <Row gap={3} padding={[0, 5]} minBlockSize="var(--pf-control)" wrap>
      <CheckBox
        label={t('auto_replies.waiting.select_all')}
        isLabelHidden
        isSelected={isAll}
        isIndeterminate={ids.length > 0 && !isAll}
        onChange={(isOn) => waiting.selectAll(isOn)}
      />
      <Text tone="muted" basis="160px">
        {ids.length > 0
          ? t('auto_replies.waiting.selected', { count: ids.length })
          : t('auto_replies.waiting.count', { count })}
      </Text>
      {ids.length > 0 && (
        <>
          <Button size="s" disabledReason={reason} onPress={() => waiting.reject(ids)}>
            {t('auto_replies.reject_selected')}
          </Button>
          <Button
            size="s"
            variant="primary"
            disabledReason={reason}
            isPending={waiting.isDeciding}
            pendingLabel={t('auto_replies.deciding')}
            onPress={() => waiting.accept(ids)}
          >
            {t('auto_replies.accept_selected')}
          </Button>
        </>
      )}
    </Row>
  );
}
