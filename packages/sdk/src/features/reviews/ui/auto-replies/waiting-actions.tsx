'use client';
import { hasPreflightErrors } from '@pinfold/contract/features/reviews/preflight/preflight-reply';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/display/key-hint.tsx';
import type { AutoReply } from '../../auto-replies/auto-reply.ts';
import type { WaitingReplies } from '../../auto-replies/use-waiting-replies.ts';

interface WaitingActionsProps {
  reply: AutoReply;
  waiting: WaitingReplies;
  /** Why the text cannot be sent, in words. */
  problem: string | undefined;
}

/** Where a reply comes from, and what can be decided about it. */
export function WaitingActions({ reply, waiting, problem }: WaitingActionsProps): JSX.Element {
  const t = useTranslate();
  const isBlocked = hasPreflightErrors(waiting.findingsOf(reply));
  const blocked = problem ?? (isBlocked ? t('reviews.refusal.unfilled_variable') : undefined);
  return (
    <Actions>
      <span>{t(`auto_replies.waiting.by_${reply.source}`, { rule: reply.rule })}</span>
      {waiting.isReworded(reply) && (
        <Button size="s" variant="ghost" onPress={() => waiting.restore(reply.id)}>
          {t('auto_replies.restore')}
        </Button>
      )}
      <Button size="s" disabledReason={waiting.reason} onPress={() => waiting.reject([reply.id])}>
        {t('auto_replies.reject')} <KeyHint>D</KeyHint>
      </Button>
      <Button
        size="s"
        variant="primary"
        disabledReason={waiting.reason ?? blocked}
        onPress={() => waiting.accept([reply.id])}
      >
        {t(waiting.isWarned(reply) ? 'auto_replies.accept_anyway' : 'auto_replies.accept')}{' '}
        <KeyHint>A</KeyHint>
      </Button>
    </Actions>
  );
}

const Actions = styled.div.withConfig(innerClass('AutoReplies-actions'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  & > span {
    flex: 1 1 240px;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
  @media (pointer: coarse) {
    & kbd {
      display: none;
    }
  }
`;
