'use client';
import { type JSX, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { innerClass, partClass } from '../../../../../theme/part-class.ts';
import { Tag } from '../../../../../ui/display/tag.tsx';
import { CheckBox } from '../../../../../ui/fields/check-box.tsx';
import { EditIcon, NoteIcon } from '../../../../../ui/icons/action-icons.tsx';
import { Inset, Row } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import type { InboxOpinion } from '../../../inbox/inbox-opinion.ts';
import { type InboxCardProps, useInboxTranslate } from '../inbox-view-context.ts';
import { ReplyStatusTag } from '../reply-status-tag.tsx';
import { OpinionStars } from '../../opinion-stars.tsx';
import { SentimentMark } from '../../sentiment-mark.tsx';

interface OpinionCardProps extends InboxCardProps {
  /** The customer. */
  author: string;
  /** Where the opinion belongs. */
  place: string;
}

/** One opinion in the list. */
export function OpinionCard({
  review,
  author,
  place,
  isSelected,
  isDraft,
  onToggle,
}: OpinionCardProps): JSX.Element {
  const t = useInboxTranslate();
  const format = useFormat();
  const isShift = useRef(false);
  const rememberShift = (event: { shiftKey: boolean }) => {
    isShift.current = event.shiftKey;
  };
  return (
    <Card data-status={review.reply_status} data-rating={review.rating ?? undefined}>
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
          <OpinionStars rating={review.rating} />
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
            <Text clamp={1}>{place}</Text>
            <SentimentMark sentiment={review.sentiment} />
          </Row>
        </Text>
        <Inset padding={[1, 0, 0]}>
          <Text as="p" tone={review.comment ? 'muted' : 'subtle'} wrap="anywhere" clamp={2} dir="auto">
            {[review.title, review.comment].filter(Boolean).join(' · ') || t('reviews.no_text')}
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
  review: InboxOpinion;
  isDraft: boolean;
}

/** Tags of a row: the state of the reply first, then whether there is a note. */
function ReviewTags({ review, isDraft }: ReviewTagsProps): JSX.Element | null {
  const t = useInboxTranslate();
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
