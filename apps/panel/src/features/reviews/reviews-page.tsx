import { useFormat, useTranslate } from '@pinfold/sdk';
import { useReviewsInbox } from '@pinfold/sdk/headless/reviews';
import { Button, Stars } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useInboxAddress } from './use-inbox-address.ts';

export default function ReviewsPage() {
  const t = useTranslate();
  const format = useFormat();
  const inbox = useReviewsInbox(useInboxAddress());
  return (
    <Page>
      <h1>{t('reviews.title')}</h1>
      <p>{inbox.count !== undefined && t('reviews.count', { count: inbox.count })}</p>
      {inbox.reviews.map((review) => (
        <article key={review.id}>
          <h2>{review.author.is_anonymous ? t("reviews.anonymous") : review.author.name}</h2>
          <Stars value={review.rating} label={t('reviews.rating', { count: review.rating })} />{' '}
          {format.age(review.created_at)}
          <p>{review.comment ?? t('reviews.no_text')}</p>
        </article>
      ))}
      {inbox.hasMore && <Button onPress={inbox.loadMore}>{t('common.more')}</Button>}
    </Page>
  );
}

const Page = styled.div`
  padding: 20px 24px;
`;
