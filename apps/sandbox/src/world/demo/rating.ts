import { pickWeighted, type Random } from './random.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;

/** The mix of a chain that people like: about 4.55 on average. */
const SHARES: [Rating, number][] = [
  [5, 735],
  [4, 150],
  [3, 57],
  [2, 27],
  [1, 31],
];

/** The mood shifts the share of unhappy guests; 1 is the chain's average. */
export const drawRating = (random: Random, mood = 1): Rating =>
  pickWeighted(random, SHARES, ([rating, share]) => (rating === 5 ? share : share * mood))[0];
