'use client';
import type { JSX } from 'react';
import { hasPreflightErrors } from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import { replyMaxBytes, replyTextProblem } from '@pinfold/contract/features/opinions/reply';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/display/key-hint.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { AutoReply } from '../../auto-replies/auto-replies.ts';
import type { WaitingReplies } from '../../auto-replies/use-waiting-replies.ts';
import { FindingList } from '../../../opinions/ui/ai/finding-list.tsx';
import { authorName } from '../../../opinions/ui/inbox/review-labels.ts';
import { AnsweredReview, AutoReplyCard } from './reply-card.tsx';

interface WaitingReplyCardProps {
  reply: AutoReply;
  waiting: WaitingReplies;
  isActive: boolean;
  /** Takes the Tab key while none is active. */
  isFirst: boolean;
  onFocus: () => void;
}

/** One review with the reply that a rule made for it, to be reworded, sent or rejected. */
export function WaitingReplyCard({
  reply,
  waiting,
  isActive,
  isFirst,
  onFocus,
}: WaitingReplyCardProps): JSX.Element {
  const t = useTranslate();
  const { review } = reply;
  const author = authorName(review, t);
  const text = waiting.textOf(reply);
  const problem = replyTextProblem(text);
  const findings = waiting.findingsOf(reply).filter(({ code }) => code !== 'empty' && code !== 'too_long');
  return (
    <AutoReplyCard
      data-reply={reply.id}
      data-active={isActive || undefined}
      tabIndex={isActive || isFirst ? 0 : -1}
      aria-label={author}
      onFocus={onFocus}
    >
      <AnsweredReview review={review}>
        <CheckBox
          label={t('auto_replies.waiting.select', { author })}
          isLabelHidden
          isSelected={waiting.selected.has(reply.id)}
          onChange={() => waiting.toggle(reply.id)}
        />
      </AnsweredReview>
      <TextArea
        label={t('auto_replies.waiting.text', { author })}
        isLabelHidden
        minRows={2}
        maxRows={10}
        maxLength={replyMaxBytes}
        value={text}
        onChange={(next) => waiting.reword(reply.id, next)}
        isDisabled={waiting.reason !== undefined}
        errorMessage={problem && t(`reviews.refusal.${problem}`)}
        dir="auto"
      />
      <FindingList findings={findings} />
      <WaitingActions reply={reply} waiting={waiting} problem={problem && t(`reviews.refusal.${problem}`)} />
    </AutoReplyCard>
  );
}

interface WaitingActionsProps {
  reply: AutoReply;
  waiting: WaitingReplies;
  /** Why the text cannot be sent, as text. */
  problem: string | undefined;
}

/** Where a reply comes from, and what can be decided about it. */
function WaitingActions({ reply, waiting, problem }: WaitingActionsProps): JSX.Element {
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
