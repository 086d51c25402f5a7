'use client';
import { hasPreflightErrors } from '@pinfold/contract/features/reviews/preflight/preflight-reply';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/display/key-hint.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
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
    <Row gap={3} justify="end" wrap>
      <Text tone="subtle" size="s" basis="240px">
        {t(`auto_replies.waiting.by_${reply.source}`, { rule: reply.rule })}
      </Text>
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
    </Row>
  );
}
