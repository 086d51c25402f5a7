'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { innerClass } from '../../../theme/part-class.ts';
import type { Review } from '../review.ts';

/**
 * The mood of a review in a word and a dot, quieter than the state of its reply; nothing while nobody has judged it.
 *
 * @selector [data-sentiment]
 */
export function SentimentMark({ sentiment }: Pick<Review, 'sentiment'>): JSX.Element | null {
  const t = useTranslate();
  if (sentiment === 'unassigned') return null;
  return <Mark data-sentiment={sentiment}>{t(`reviews.sentiment.${sentiment}`)}</Mark>;
}

const Mark = styled.span.withConfig(innerClass('ReviewsInbox-sentiment'))`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  margin-inline-start: auto;
  &::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--pf-field-line);
  }
  &:where([data-sentiment='positive'])::before {
    background: var(--pf-good);
  }
  &:where([data-sentiment='negative'])::before {
    background: var(--pf-bad);
  }
  &:where([data-sentiment='mixed'])::before {
    background: var(--pf-star);
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;
