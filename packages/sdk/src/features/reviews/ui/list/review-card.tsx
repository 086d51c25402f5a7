'use client';
import { useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Stars } from '../../../../ui/display/stars.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import type { Review } from '../../review.ts';
import { authorName } from '../author-name.ts';
import { placeOf } from '../place-of.ts';
import { SentimentMark } from '../sentiment-mark.tsx';
import { ReviewTags } from './review-tags.tsx';

export interface ReviewCardProps {
  /** What the row shows. */
  review: Review;
  /** Ticked for a bulk reply. */
  isSelected: boolean;
  /** An answer was begun here. */
  isDraft: boolean;
  /** `isRange` with Shift: everything since the row ticked last. */
  onToggle: (isRange: boolean) => void;
}

/**
 * One review in the list.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewsInbox-row
 * @selector [data-status] [data-rating]
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Card: (props) => <article className="card"><ReviewCard {...props} /></article> }} />
 * ```
 */
export function ReviewCard({ review, isSelected, isDraft, onToggle }: ReviewCardProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const author = authorName(review, t);
  const isShift = useRef(false);
  const rememberShift = (event: { shiftKey: boolean }) => {
    isShift.current = event.shiftKey;
  };
  return (
    <Row data-status={review.reply_status} data-rating={review.rating}>
      <Check
        onPointerDownCapture={rememberShift}
        onKeyDownCapture={rememberShift}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <CheckBox
          label={t('reviews.select', { author })}
          isLabelHidden
          excludeFromTabOrder
          isSelected={isSelected}
          onChange={() => onToggle(isShift.current)}
        />
      </Check>
      <div>
        <Top>
          <Author dir="auto">{author}</Author>
          <Stars value={review.rating} label={t('reviews.rating', { count: review.rating })} />
          <Age dateTime={review.created_at} title={format.date(review.created_at, 'date_time')}>
            {format.age(review.created_at)}
          </Age>
        </Top>
        <Place>
          <span>{placeOf(review)}</span>
          <SentimentMark sentiment={review.sentiment} />
        </Place>
        <Text data-state={review.comment ? 'text' : 'stars_only'} dir="auto">
          {review.comment ?? t('reviews.no_text')}
        </Text>
        <ReviewTags review={review} isDraft={isDraft} />
      </div>
    </Row>
  );
}

const Row = styled.div.withConfig(partClass('ReviewsInbox-row'))`
  display: grid;
  grid-template-columns: 41px minmax(0, 1fr);
  padding-block: 13px;
  padding-inline-end: 18px;
`;

const Check = styled.div.withConfig(innerClass('ReviewsInbox-rowCheck'))`
  display: flex;
  align-items: stretch;
  margin-block: -13px;
  & > label {
    flex: 1;
    justify-content: center;
    padding-block: 15px;
  }
  @media (pointer: coarse) {
    & > label {
      min-inline-size: 44px;
    }
  }
`;

const Top = styled.div.withConfig(innerClass('ReviewsInbox-rowTop'))`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Author = styled.span.withConfig(innerClass('ReviewsInbox-author'))`
  min-inline-size: 0;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Age = styled.time.withConfig(innerClass('ReviewsInbox-age'))`
  flex: none;
  margin-inline-start: auto;
  color: var(--pf-ink-3);
`;

const Place = styled.div.withConfig(innerClass('ReviewsInbox-place'))`
  display: flex;
  gap: 8px;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  white-space: nowrap;
  & > :first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Text = styled.p.withConfig(innerClass('ReviewsInbox-text'))`
  display: -webkit-box;
  margin: 3px 0 0;
  overflow: hidden;
  color: var(--pf-ink-2);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &:where([data-state='stars_only']) {
    color: var(--pf-ink-3);
  }
`;
