'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stars } from '../../../../ui/display/stars.tsx';
import { isComposing } from '../composing.ts';
import { useInboxSlot, useInboxView } from '../inbox-view-context.ts';
import type { ReviewPartProps } from '../review-part-props.ts';
import { NoteCard } from './note-card.tsx';
import { ReplyCard } from './reply-card.tsx';
import { ReplyComposer } from './reply-composer.tsx';
import { ReviewHeading } from './review-heading.tsx';
import { ReviewText } from './review-text.tsx';

/**
 * One review in full with everything that can be done about it.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @selector .pinfold-ReviewsInbox-detail
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Detail: ({ review }) => <><h2>{review.author.name}</h2><ReviewDetail review={review} /></> }} />
 * ```
 */
export function ReviewDetail({ review }: ReviewPartProps): JSX.Element {
  const t = useTranslate();
  const { inbox } = useInboxView();
  const Note = useInboxSlot('Note', NoteCard);
  const Reply = useInboxSlot('Reply', ReplyCard);
  const Composer = useInboxSlot('Composer', ReplyComposer);
  return (
    <>
      <ReviewHeading review={review} />
      <div>
        <Stars value={review.rating} size={20} label={t('reviews.rating', { count: review.rating })} />
        <ReviewText key={review.id} review={review} />
      </div>
      {review.deleted && (
        <Banner tone="warn" title={t('reviews.deleted')}>
          {t('reviews.refusal.review_deleted')}
        </Banner>
      )}
      <Note review={review} />
      {review.reply_status !== 'none' && <Reply review={review} />}
      {isComposing(inbox, review) && <Composer review={review} />}
    </>
  );
}
