'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon, NoteIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import type { Review } from '../../review.ts';
import { ReplyStatusTag } from '../reply-status-tag.tsx';

interface ReviewTagsProps {
  review: Review;
  isDraft: boolean;
}

/** What else a row says: the state of the reply first, then whether the team has written beside it. */
export function ReviewTags({ review, isDraft }: ReviewTagsProps): JSX.Element | null {
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
