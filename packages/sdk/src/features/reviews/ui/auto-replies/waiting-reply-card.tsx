'use client';
import { replyMaxBytes, replyTextProblem } from '@pinfold/contract/features/reviews/reply';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Stars } from '../../../../ui/display/stars.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { AutoReply } from '../../auto-replies/auto-reply.ts';
import type { WaitingReplies } from '../../auto-replies/use-waiting-replies.ts';
import { FindingList } from '../ai/finding-list.tsx';
import { authorName } from '../author-name.ts';
import { placeOf } from '../place-of.ts';
import { WaitingActions } from './waiting-actions.tsx';

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
  const format = useFormat();
  const { review } = reply;
  const author = authorName(review, t);
  const text = waiting.textOf(reply);
  const problem = replyTextProblem(text);
  const findings = waiting.findingsOf(reply).filter(({ code }) => code !== 'empty' && code !== 'too_long');
  return (
    <Card
      data-reply={reply.id}
      data-active={isActive || undefined}
      tabIndex={isActive || isFirst ? 0 : -1}
      aria-label={author}
      onFocus={onFocus}
    >
      <Row gap={3} rowGap={2} wrap>
        <CheckBox
          label={t('auto_replies.waiting.select', { author })}
          isLabelHidden
          isSelected={waiting.selected.has(reply.id)}
          onChange={() => waiting.toggle(reply.id)}
        />
        <Text as="strong" weight="semibold" dir="auto">
          {author}
        </Text>
        <Stars value={review.rating} label={t('reviews.rating', { count: review.rating })} />
        <Text tone="subtle">{placeOf(review)}</Text>
        <Text as="time" tone="subtle" dateTime={review.created_at} push>
          {format.age(review.created_at)}
        </Text>
      </Row>
      <Text as="p" tone={review.comment ? undefined : 'subtle'} wrap="prose" maxInlineSize="72ch" dir="auto">
        {review.comment ?? t('reviews.no_text')}
      </Text>
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
    </Card>
  );
}

const Card = styled.article.withConfig(partClass('AutoReplies-card'))`
  ${focusRing}
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 14px 16px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  &:where([data-active]) {
    border-color: var(--pf-primary);
  }
`;
