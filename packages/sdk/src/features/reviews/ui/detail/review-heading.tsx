'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
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
    <Header>
      <Avatar name={author} size="l" />
      <div>
        <Author>
          <bdi>{author}</bdi>
        </Author>
        <Text as="p" tone="subtle" wrap="anywhere">
          {[location.name, placeOf(review)].join(', ')}
          {' · '}
          <time dateTime={review.created_at}>{format.date(review.created_at, 'date_time')}</time>
          {review.is_edited && ` · ${t('reviews.edited_at', { date: format.date(review.updated_at) })}`}
        </Text>
      </div>
      <Tags>
        <SentimentTag sentiment={review.sentiment} />
        {review.is_accurate && <Tag tone="info">{t('reviews.accurate')}</Tag>}
        <ReviewTagging review={review} />
      </Tags>
    </Header>
  );
}

const Header = styled.div.withConfig(innerClass('ReviewsInbox-detailHeader'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  & > :nth-child(2) {
    flex: 1 1 260px;
    min-inline-size: 0;
  }
`;

const Author = styled.h2.withConfig(innerClass('ReviewsInbox-detailAuthor'))`
  margin: 0;
  font-size: 0.9375rem;
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Tags = styled.div.withConfig(innerClass('ReviewsInbox-tags'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  &:where(:empty) {
    display: none;
  }
`;
