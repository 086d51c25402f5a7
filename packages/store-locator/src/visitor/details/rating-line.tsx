import type { JSX } from 'react';
import type { DetailsWords } from '../words/details/details-words.ts';
import type { LocatorWords } from '../words/locator-words.ts';
import { inTenths } from '../words/plain-numbers.ts';
import { part } from '../part.ts';
import { detailsPart } from './details-part.ts';

interface RatingLineProps {
  rating: number;
  count: number;
  words: LocatorWords;
  own: DetailsWords;
}

/** The average, drawn for the eye and said in words for the ear. */
export function RatingLine({ rating, count, words, own }: RatingLineProps): JSX.Element {
  const average = inTenths(rating, words.language);
  return (
    <span>
      <span className={part('hidden')}>{words.rating(average, count)}</span>
      <span aria-hidden="true">
        <span className={detailsPart('stars')}>★</span> {average}{' '}
        <span className={detailsPart('note')}>({own.reviewCount(count)})</span>
      </span>
    </span>
  );
}
