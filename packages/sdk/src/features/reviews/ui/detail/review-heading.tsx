'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { authorName } from '../author-name.ts';
import { placeOf } from '../place-of.ts';
import type { ReviewPartProps } from '../review-part-props.ts';
import { ReviewTagging } from '../categories/review-tagging.tsx';
import { SentimentTag } from '../sentiment-tag.tsx';

/** Who wrote the review, about which location and when, and what it is about. */
export function ReviewHeading({ review }: ReviewPartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const author = authorName(review, t);
  const { location } = review;
  return (
    <Row gap={4} rowGap={3} wrap>
      <Avatar name={author} size="l" />
      <Stack basis="260px">
        <Heading level={2} size="m" wrap="anywhere">
          <bdi>{author}</bdi>
        </Heading>
        <Text as="p" tone="subtle" wrap="anywhere">
          {[location.name, placeOf(review)].join(', ')}
          {' · '}
          <time dateTime={review.created_at}>{format.date(review.created_at, 'date_time')}</time>
          {review.is_edited && ` · ${t('reviews.edited_at', { date: format.date(review.updated_at) })}`}
        </Text>
      </Stack>
      <Row gap={3} wrap>
        <SentimentTag sentiment={review.sentiment} />
        {review.is_accurate && <Tag tone="info">{t('reviews.accurate')}</Tag>}
        <ReviewTagging review={review} />
      </Row>
    </Row>
  );
}
