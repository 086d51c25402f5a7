'use client';
import type { JSX, ReactNode } from 'react';
import { styled, type StyledComponent } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Stars } from '../../../../ui/display/stars.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Review } from '../../reviews.queries.ts';
import { authorName } from '../../../opinions/ui/inbox/review-labels.ts';
import { placeOf } from '../place-of.ts';

/** One automatic reply with its review. */
export const AutoReplyCard: StyledComponent<'article'> = styled.article.withConfig(
  partClass('AutoReplies-card'),
)`
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

/** The review that a reply is for: whose it is, where and when, and what it says. */
export function AnsweredReview({ review, children }: { review: Review; children?: ReactNode }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <Row gap={3} rowGap={2} wrap>
        {children}
        <Text as="strong" weight="semibold" dir="auto">
          {authorName(review, t)}
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
    </>
  );
}
