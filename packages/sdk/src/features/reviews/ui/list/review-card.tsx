'use client';
import { type JSX, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Stars } from '../../../../ui/display/stars.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { EditIcon, NoteIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Review } from '../../reviews.queries.ts';
import { authorName, placeOf } from '../review-labels.ts';
import { ReplyStatusTag } from '../reply-status-tag.tsx';
import { SentimentMark } from '../../../opinions/ui/sentiment-mark.tsx';

export interface ReviewCardProps {
  /** What the row shows. */
  review: Review;
  /** Ticked for a bulk reply. */
  isSelected: boolean;
  /** Whether a reply was begun. */
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
    <Card data-status={review.reply_status} data-rating={review.rating}>
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
        <Row gap={3}>
          <Text weight="semibold" clamp={1} dir="auto">
            {author}
          </Text>
          <Stars value={review.rating} label={t('reviews.rating', { count: review.rating })} />
          <Text
            as="time"
            tone="subtle"
            flex="none"
            push
            dateTime={review.created_at}
            title={format.date(review.created_at, 'date_time')}
          >
            {format.age(review.created_at)}
          </Text>
        </Row>
        <Text as="div" tone="subtle" size="s" wrap={false}>
          <Row gap={3}>
            <Text clamp={1}>{placeOf(review)}</Text>
            <SentimentMark sentiment={review.sentiment} />
          </Row>
        </Text>
        <Inset padding={[1, 0, 0]}>
          <Text as="p" tone={review.comment ? 'muted' : 'subtle'} wrap="anywhere" clamp={2} dir="auto">
            {review.comment ?? t('reviews.no_text')}
          </Text>
        </Inset>
        <ReviewTags review={review} isDraft={isDraft} />
      </div>
    </Card>
  );
}

const Card = styled.div.withConfig(partClass('ReviewsInbox-row'))`
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

interface ReviewTagsProps {
  review: Review;
  isDraft: boolean;
}

/** Tags of a row: the state of the reply first, then whether there is a note. */
function ReviewTags({ review, isDraft }: ReviewTagsProps): JSX.Element | null {
  const t = useTranslate();
  if (!review.deleted && review.reply_status === 'none' && !isDraft && !review.note) return null;
  return (
    <Row gap={2} align="stretch" padding={[2, 0, 0]} wrap>
      {review.deleted && <Tag>{t('reviews.deleted')}</Tag>}
      <ReplyStatusTag review={review} />
      {isDraft && <Tag icon={<EditIcon size={12} />}>{t('reviews.status.draft')}</Tag>}
      {review.note && (
        <Tag tone="warn" icon={<NoteIcon size={12} />}>
          {t('reviews.note.short')}
        </Tag>
      )}
    </Row>
  );
}
