import type { CityPlace } from './city-place.ts';

export interface RankQuery {
  keyword: string;
  /** Where the customer stands. */
  latitude: number;
  longitude: number;
  /** `YYYY-MM-DD`, of the past or of today. */
  day: string;
  /** Default 20. */
  depth?: number;
}

/** A place in the list that a customer saw on that day, the best first. */
export interface RankedPlace {
  /** From 1. */
  position: number;
  place: CityPlace;
  /** On that day; 0 without any review. */
  rating: number;
  reviewsCount: number;
}
