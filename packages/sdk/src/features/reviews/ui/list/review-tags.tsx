'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon, NoteIcon } from '../../../../ui/icons/action-icons.tsx';
import type { Review } from '../../review.ts';
import { ReplyStatusTag } from '../reply-status-tag.tsx';

interface ReviewTagsProps {
  review: Review;
  isDraft: boolean;
}

/** What else a row says: the state of the reply first, then whether the team has written beside it. */
export function ReviewTags({ review, isDraft }: ReviewTagsProps): JSX.Element {
  const t = useTranslate();
  return (
    <Tags>
      {review.deleted && <Tag>{t('reviews.deleted')}</Tag>}
      <ReplyStatusTag review={review} />
      {isDraft && <Tag icon={<EditIcon size={12} />}>{t('reviews.status.draft')}</Tag>}
      {review.note && (
        <Tag tone="warn" icon={<NoteIcon size={12} />}>
          {t('reviews.note.short')}
        </Tag>
      )}
    </Tags>
  );
}

const Tags = styled.div.withConfig(innerClass('ReviewsInbox-tags'))`
  display: flex;
  flex-wrap: wrap;
  gap: 5px;
  margin-block-start: 6px;
  &:where(:empty) {
    display: none;
  }
`;
