'use client';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stars } from '../../../../ui/display/stars.tsx';
import { isComposing } from '../composing.ts';
import { useInboxSlot, useInboxView } from '../inbox-view-context.ts';
import type { ReviewPartProps } from '../review-part-props.ts';
import { NoteCard } from './note-card.tsx';
import { ReplyCard } from './reply-card.tsx';
import { ReplyComposer } from './reply-composer.tsx';
import { ReviewHeading } from './review-heading.tsx';

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
export function ReviewDetail({ review }: ReviewPartProps) {
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
        <Quote data-state={review.comment ? 'text' : 'stars_only'} dir="auto">
          {review.comment ?? t('reviews.no_text')}
        </Quote>
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

const Quote = styled.p.withConfig(partClass('ReviewsInbox-quote'))`
  max-inline-size: 64ch;
  margin: 8px 0 0;
  font-size: var(--pf-font-size-l);
  line-height: 1.55;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
  &:where([data-state='stars_only']) {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-m);
  }
`;
