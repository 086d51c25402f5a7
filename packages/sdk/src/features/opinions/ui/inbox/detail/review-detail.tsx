'use client';
import { replyRefusal } from '@pinfold/contract/features/opinions/reply';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Avatar } from '../../../../../ui/display/avatar.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { Tag } from '../../../../../ui/display/tag.tsx';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../../ui/layout/text.tsx';
import { authorName } from '../review-labels.ts';
import { ReviewTagging } from '../categories/review-tagging.tsx';
import { isComposing } from '../composing.ts';
import {
  type InboxPartProps,
  useInboxSlot,
  useOpinionInboxView,
  useInboxTranslate,
} from '../inbox-view-context.ts';
import { OpinionStars } from '../../opinion-stars.tsx';
import { SentimentTag } from '../../sentiment-mark.tsx';
import { Failure } from './failure.tsx';
import { NoteCard } from './note-card.tsx';
import { ReplyCard } from './reply-card.tsx';
import { ReplyComposer } from './reply-composer.tsx';

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
export function ReviewDetail({ review }: InboxPartProps): JSX.Element {
  const t = useInboxTranslate();
  const { presentation, inbox } = useOpinionInboxView();
  const refusal = replyRefusal(review);
  const Media = useInboxSlot('Media', undefined);
  const Note = useInboxSlot('Note', NoteCard);
  const Reply = useInboxSlot('Reply', ReplyCard);
  const Composer = useInboxSlot('Composer', ReplyComposer);
  return (
    <>
      <ReviewHeading review={review} />
      <div>
        <OpinionStars rating={review.rating} size={20} />
        <ReviewText key={review.id} review={review} />
      </div>
      {Boolean(review.media?.length) && (Media ? <Media review={review} /> : presentation.mediaOf?.(review))}
      {refusal && refusal !== 'reply_processing' && refusal !== 'reply_sent' && (
        <Banner tone={refusal === 'contact_missing' ? undefined : 'warn'} title={t(closedTitles[refusal])}>
          {t(`reviews.refusal.${refusal}`)}
        </Banner>
      )}
      {presentation.actionsOf?.(review)}
      <Note review={review} />
      {review.reply_status !== 'none' && <Reply review={review} />}
      {isComposing(inbox, review) ? <Composer review={review} /> : <Failure id={review.id} />}
    </>
  );
}

const closedTitles = {
  review_deleted: 'reviews.deleted',
  app_removed: 'reviews.app_removed',
  answer_erased: 'reviews.answer_erased',
  contact_missing: 'reviews.contact_missing',
} as const;

/** The review's author, location, time, sentiment and categories. */
function ReviewHeading({ review }: InboxPartProps): JSX.Element {
  const t = useInboxTranslate();
  const format = useFormat();
  const author = authorName(review, t);
  const { presentation } = useOpinionInboxView();
  return (
    <Row gap={4} rowGap={3} wrap>
      <Avatar name={author} size="l" />
      <Stack basis="260px">
        <Heading level={2} size="m" wrap="anywhere">
          <bdi>{author}</bdi>
        </Heading>
        <Text as="p" tone="subtle" wrap="anywhere">
          {presentation.headingOf(review)}
          {' · '}
          <time dateTime={review.created_at}>{format.date(review.created_at, 'date_time')}</time>
          {review.is_edited && (
            <span>{` · ${t('reviews.edited_at', { date: format.date(review.updated_at) })}`}</span>
          )}
        </Text>
        {presentation.factsOf?.(review)}
      </Stack>
      <Row gap={3} wrap>
        <SentimentTag sentiment={review.sentiment} />
        {review.is_accurate && <Tag tone="info">{t('reviews.accurate')}</Tag>}
        <ReviewTagging review={review} />
      </Row>
    </Row>
  );
}

/** What the customer wrote, as it was written; its translation on demand. */
export function ReviewText({ review }: InboxPartProps): JSX.Element {
  const t = useInboxTranslate();
  const [isTranslated, setTranslated] = useState(false);
  const { title, comment, comment_translation: translation } = review;
  return (
    <>
      {title && (
        <Heading level={3} size="m" wrap="anywhere">
          <bdi>{title}</bdi>
        </Heading>
      )}
      <Text
        as="p"
        size={comment ? 'l' : 'm'}
        tone={comment ? undefined : 'subtle'}
        wrap="prose"
        padding={[3, 0, 0]}
        maxInlineSize="64ch"
        dir="auto"
      >
        {(isTranslated && translation) || (comment ?? t('reviews.no_text'))}
      </Text>
      {translation && (
        <Button variant="ghost" size="s" onPress={() => setTranslated(!isTranslated)}>
          {t(isTranslated ? 'reviews.translation.original' : 'reviews.translation.show')}
        </Button>
      )}
    </>
  );
}
