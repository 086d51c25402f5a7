import type { JSX } from 'react';
import type { PublicReview } from '../../locator.ts';
import type { DetailsWords } from '../words/details/details-words.ts';
import type { LocatorWords } from '../words/locator-words.ts';
import { part } from '../part.ts';
import { detailsPart } from './details-part.ts';
import { dayText } from './hours-text.ts';

interface StoreReviewProps {
  review: PublicReview;
  words: LocatorWords;
  own: DetailsWords;
}

/** One review with the answer of the business. */
export function StoreReview({ review, words, own }: StoreReviewProps): JSX.Element {
  const { rating, text, author, created_on: date, reply } = review;
  return (
    <li className={detailsPart('review')}>
      <p>
        <strong>{author || own.anonymous}</strong>{' '}
        <time dateTime={date} className={detailsPart('note')}>
          {dayText(date, words.language, 'full')}
        </time>
      </p>
      <p>
        <span className={part('hidden')}>{own.stars(rating)}</span>
        <span aria-hidden="true" className={detailsPart('stars')}>
          {'★'.repeat(rating)}
          {'☆'.repeat(5 - rating)}
        </span>
      </p>
      {text && <p className={detailsPart('text')}>{text}</p>}
      {reply && (
        <div className={detailsPart('answer')}>
          <p>
            <strong>{own.answer}</strong>
          </p>
          <p className={detailsPart('text')}>{reply}</p>
        </div>
      )}
    </li>
  );
}
