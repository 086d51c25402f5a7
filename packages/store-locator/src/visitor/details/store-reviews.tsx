import { type JSX, useEffect, useId, useRef, useState } from 'react';
import type { LocatorSource, PublicReview, PublicStore } from '../../locator-source.ts';
import { part } from '../parts.ts';
import type { DetailsMessages } from '../messages/details-messages.ts';
import type { LocatorMessages } from '../messages/locator-messages.ts';
import { detailsPart, DetailsSection, type StorePartProps } from './details-section.tsx';
import { RatingLine } from './store-lead.tsx';
import { dayText } from './store-hours.tsx';

/** Reviews: the newest at once, more on demand, filtered by stars and text. */
export function StoreReviews({
  store,
  messages,
  detailsMessages,
  source,
}: StorePartProps & { source: LocatorSource }): JSX.Element | null {
  const { reviews, status, hasMore, choice, choose, showMore } = useStoreReviews(source, store);
  if (store.reviews_count === 0) return null;
  const isEmpty = reviews.length === 0;
  // A selection that visitors are not told of would mislead them, since the average is of all.
  const { min_rating: minRating, text_only: isTextOnly } = shownReviews(store);
  const shownText = detailsMessages.reviewsShown(minRating, isTextOnly);
  return (
    <DetailsSection title={detailsMessages.reviews}>
      {store.rating !== null && (
        <RatingLine
          rating={store.rating}
          count={store.reviews_count}
          messages={messages}
          detailsMessages={detailsMessages}
        />
      )}
      {shownText && <p className={detailsPart('note')}>{shownText}</p>}
      <ReviewFilters
        choice={choice}
        onChoose={choose}
        minRating={minRating}
        detailsMessages={detailsMessages}
      />
      <ul className={detailsPart('posts')} aria-busy={status === 'loading'}>
        {reviews.map((review) => (
          <StoreReview
            key={review.id}
            review={review}
            messages={messages}
            detailsMessages={detailsMessages}
          />
        ))}
      </ul>
      <div role="status" className={detailsPart('note')}>
        {status === 'loading' && <span>{detailsMessages.reviewsLoading}</span>}
        {status === 'idle' && isEmpty && <span>{detailsMessages.noSuchReviews}</span>}
      </div>
      {status === 'failed' && (
        <div className={part('message')} role="alert">
          <p>{detailsMessages.reviewsFailed}</p>
          <button type="button" className={part('action')} onClick={showMore}>
            {messages.retry}
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
          {detailsMessages.moreReviews}
        </button>
      )}
    </DetailsSection>
  );
}

/** Which reviews the owner shows; older versions of the API do not say it. */
function shownReviews(store: Partial<Pick<PublicStore, 'reviews_shown'>>): PublicStore['reviews_shown'] {
  return store.reviews_shown ?? { min_rating: 1, text_only: false };
}

interface ReviewFiltersProps {
  choice: ReviewChoice;
  onChoose: (choice: ReviewChoice) => void;
  /** Reviews with fewer stars are not shown, so that there is nothing to choose. */
  minRating: number;
  detailsMessages: DetailsMessages;
}

/** Filters of the reviews. */
function ReviewFilters({ choice, onChoose, minRating, detailsMessages }: ReviewFiltersProps): JSX.Element {
  const id = useId();
  return (
    <div className={detailsPart('filters')}>
      <label htmlFor={`${id}stars`}>{detailsMessages.starsFilter}</label>
      <select
        id={`${id}stars`}
        value={String(choice.rating ?? '')}
        onChange={({ currentTarget }) => onChoose({ ...choice, rating: Number(currentTarget.value) || null })}
      >
        <option value="">{detailsMessages.allStars}</option>
        {[5, 4, 3, 2, 1]
          .filter((stars) => stars >= minRating)
          .map((stars) => (
            <option key={stars} value={stars}>
              {detailsMessages.stars(stars)}
            </option>
          ))}
      </select>
      <label>
        <input
          type="checkbox"
          checked={choice.isTextOnly}
          onChange={({ currentTarget }) => onChoose({ ...choice, isTextOnly: currentTarget.checked })}
        />{' '}
        {detailsMessages.textOnly}
      </label>
    </div>
  );
}

interface StoreReviewProps {
  review: PublicReview;
  messages: LocatorMessages;
  detailsMessages: DetailsMessages;
}

/** One review with its reply. */
function StoreReview({ review, messages, detailsMessages }: StoreReviewProps): JSX.Element {
  const { rating, text, author, created_on: date, reply } = review;
  return (
    <li className={detailsPart('review')}>
      <p>
        <strong>{author || detailsMessages.anonymous}</strong>{' '}
        <time dateTime={date} className={detailsPart('note')}>
          {dayText(date, messages.language, 'full')}
        </time>
      </p>
      <p>
        <span className={part('hidden')}>{detailsMessages.stars(rating)}</span>
        <span aria-hidden="true" className={detailsPart('stars')}>
          {'★'.repeat(rating)}
          {'☆'.repeat(5 - rating)}
        </span>
      </p>
      {text && <p className={detailsPart('text')}>{text}</p>}
      {reply && (
        <div className={detailsPart('answer')}>
          <p>
            <strong>{detailsMessages.answer}</strong>
          </p>
          <p className={detailsPart('text')}>{reply}</p>
        </div>
      )}
    </li>
  );
}

/** The visitor's filters. */
interface ReviewChoice {
  rating: number | null;
  isTextOnly: boolean;
}

interface Shown {
  reviews: readonly PublicReview[];
  /** Number of reviews that match the filters. */
  count: number;
  /** The last loaded page; 0 for the reviews that came with the store. */
  page: number;
  status: 'idle' | 'loading' | 'failed';
}

/** What `useStoreReviews` returns. */
interface UseStoreReviewsResult extends Shown {
  choice: ReviewChoice;
  hasMore: boolean;
  choose: (next: ReviewChoice) => void;
  /** Loads the next page; after a failure the same one. */
  showMore: () => void;
}

/** Reviews of a store: those that came with it, then pages of those that match the filters. */
function useStoreReviews(source: LocatorSource, store: PublicStore): UseStoreReviewsResult {
  const [choice, setChoice] = useState<ReviewChoice>({ rating: null, isTextOnly: false });
  const [shown, setShown] = useState<Shown>(() => initialReviews(store));
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const fetchPage = async (page: number, { rating, isTextOnly }: ReviewChoice) => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    setShown((before) => ({ ...before, status: 'loading' }));
    try {
      const query = { page, rating: rating ?? undefined, isTextOnly };
      const { count, results } = await source.reviews(store.id, query, signal);
      if (signal.aborted) return;
      const reviewsAfter = (before: Shown) => (page === 1 ? results : withNew(before.reviews, results));
      setShown((before) => ({ reviews: reviewsAfter(before), count, page, status: 'idle' }));
    } catch {
      if (!signal.aborted) setShown((before) => ({ ...before, status: 'failed' }));
    }
  };

  return {
    ...shown,
    choice,
    hasMore: shown.reviews.length < shown.count,
    choose(next: ReviewChoice) {
      setChoice(next);
      setShown((before) => ({ ...before, reviews: [], count: 0, page: 0 }));
      void fetchPage(1, next);
    },
    showMore() {
      void fetchPage(shown.page + 1, choice);
    },
  };
}

function initialReviews({ reviews, reviews_count }: PublicStore): Shown {
  return { reviews, count: reviews_count, page: 0, status: 'idle' };
}

/** Appends a page without duplicates: a new review moves others to the next page. */
function withNew(before: readonly PublicReview[], next: readonly PublicReview[]): PublicReview[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
}

/** Styles of reviews and posts. */
export const reviewsSheet = `
.pinfold-StoreDetails-stars {
  color: var(--pf-star);
  letter-spacing: 1px;
}
.pinfold-StoreDetails-filters {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
}
.pinfold-StoreDetails-filters > label:first-child {
  color: var(--pf-ink-2);
}
.pinfold-StoreDetails-filters > label:last-child {
  margin-inline-start: 8px;
}
.pinfold-StoreDetails-filters select {
  min-block-size: 32px;
  padding: 4px 8px;
  border: 1px solid var(--pf-field-line);
  border-radius: var(--pf-radius-s);
  background: var(--pf-surface);
  color: inherit;
  font: inherit;
}
.pinfold-StoreDetails-filters input {
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  vertical-align: -4px;
  accent-color: var(--pf-primary);
}
.pinfold-StoreDetails-posts {
  display: grid;
  gap: 20px;
}
.pinfold-StoreDetails-review,
.pinfold-StoreDetails-post {
  display: grid;
  justify-items: start;
  gap: 6px;
}
.pinfold-StoreDetails-root .pinfold-StoreDetails-post h4 {
  margin: 0;
}
.pinfold-StoreDetails-answer {
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--pf-line);
  color: var(--pf-ink-2);
}
.pinfold-StoreDetails-coupon {
  padding: 2px 8px;
  border: 1px dashed var(--pf-field-line);
  border-radius: var(--pf-radius-s);
  user-select: all;
}
`;
