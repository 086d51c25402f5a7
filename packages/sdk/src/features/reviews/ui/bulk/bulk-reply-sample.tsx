'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Stars } from '../../../../ui/display/stars.tsx';
import type { Review } from '../../review.ts';
import { authorName } from '../author-name.ts';

interface BulkReplySampleProps {
  reviews: readonly Review[];
  text: string;
}

/** A few of the chosen reviews with the answer below them, as customers will see it. */
export function BulkReplySample({ reviews, text }: BulkReplySampleProps): JSX.Element | null {
  const t = useTranslate();
  if (reviews.length === 0) return null;
  return (
    <Sample>
      <h3>{t('reviews.bulk.sample')}</h3>
      {reviews.map((review) => (
        <article key={review.id}>
          <div>
            <strong dir="auto">{authorName(review, t)}</strong>{' '}
            <Stars value={review.rating} label={t('reviews.rating', { count: review.rating })} />
          </div>
          <p dir="auto">{review.comment ?? t('reviews.no_text')}</p>
          <blockquote dir="auto">{text}</blockquote>
        </article>
      ))}
    </Sample>
  );
}

const Sample = styled.section.withConfig(innerClass('ReviewsInbox-sample'))`
  & > h3 {
    margin: 0 0 4px;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
    font-weight: 550;
  }
  & > article {
    padding-block: 10px;
    border-block-start: 1px solid var(--pf-line-2);
  }
  & strong {
    font-weight: 600;
  }
  & p {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    color: var(--pf-ink-2);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & blockquote {
    display: -webkit-box;
    margin: 6px 0 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--pf-primary);
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;
