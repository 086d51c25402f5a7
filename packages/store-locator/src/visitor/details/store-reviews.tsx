import type { JSX } from 'react';
import type { LocatorSource } from '../../locator-source.ts';
import { part } from '../part.ts';
import { detailsPart } from './details-part.ts';
import { DetailsSection } from './details-section.tsx';
import { RatingLine } from './rating-line.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { StoreReview } from './store-review.tsx';
import type { StorePartProps } from './store-part-props.ts';
import { useStoreReviews } from './use-store-reviews.ts';

/** What others say: the newest at once, more when asked for, by stars and only with text. */
export function StoreReviews({
  store,
  words,
  own,
  source,
}: StorePartProps & { source: LocatorSource }): JSX.Element | null {
  const { reviews, status, hasMore, choice, choose, showMore } = useStoreReviews(source, store);
  if (store.reviews_count === 0) return null;
  const isEmpty = reviews.length === 0;
  return (
    <DetailsSection title={own.reviews}>
      {store.rating !== null && (
        <RatingLine rating={store.rating} count={store.reviews_count} words={words} own={own} />
      )}
      <ReviewFilters choice={choice} onChoose={choose} own={own} />
      <ul className={detailsPart('posts')} aria-busy={status === 'loading'}>
        {reviews.map((review) => (
          <StoreReview key={review.id} review={review} words={words} own={own} />
        ))}
      </ul>
      <div role="status" className={detailsPart('note')}>
        {status === 'loading' && own.reviewsLoading}
        {status === 'idle' && isEmpty && own.noSuchReviews}
      </div>
      {status === 'failed' && (
        <div className={part('message')} role="alert">
          <p>{own.reviewsFailed}</p>
          <button type="button" className={part('action')} onClick={showMore}>
            {words.retry}
          </button>
        </div>
      )}
      {status !== 'failed' && hasMore && (
        <button
          type="button"
          className={part('action')}
          aria-disabled={status === 'loading'}
          onClick={() => status === 'idle' && showMore()}
        >
          {own.moreReviews}
        </button>
      )}
    </DetailsSection>
  );
}
