import { seedOf } from '../random.ts';
import type { Business } from './draw-business.ts';
import type { CityPlace } from './city-place.ts';
import { dayNumber } from './day-number.ts';
import { wordsOfPlace, type PlaceWords } from './relevance.ts';

/** How people rate a place; no reviews, no rating. */
export interface Reputation {
  rating: number;
  reviewsCount: number;
}

/** A place as it takes part in a search. */
export interface Contender {
  place: CityPlace;
  words: PlaceWords;
  /** Its swings are drawn from this number. */
  number: number;
  reputationOn(day: number): Reputation;
  /** Of a place that opened or closed within the world's memory: the days that it is there. */
  from?: number;
  until?: number;
  /** What its score loses or gains for good, such as while it is closed. */
  handicap?: number;
}

export function contenderOfBusiness({ place, traits, rating, reviewsCount }: Business): Contender {
  return {
    place,
    words: wordsOfPlace(place, traits),
    number: seedOf('swing', place.placeId),
    reputationOn: (day) => ({ rating, reviewsCount: grown(reviewsCount, day) }),
  };
}

/** How much its reviews lift a place: a star is worth about thirty times as many of them. */
export function prominenceOf({ rating, reviewsCount }: Reputation): number {
  return (reviewsCount === 0 ? -0.4 : (rating - 4.3) * 1.1) + 0.32 * Math.log(1 + reviewsCount);
}

/** A quarter more in a year. */
function grown(count: number, day: number): number {
  return Math.max(1, Math.round(count * (1 + (day - counted) / 1460)));
}

const counted = dayNumber('2025-01-01');
