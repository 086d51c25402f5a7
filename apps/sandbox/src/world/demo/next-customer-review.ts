import type { WorldLocation, WorldReview } from '../world.ts';
import { drawReview } from './draw-review.ts';
import type { Random } from './random.ts';

interface Arrival {
  random: Random;
  location: WorldLocation;
  now: number;
}

/** The review that the next guest of this location writes; its text differs from the latest ones there. */
export function nextCustomerReview({ random, location, now }: Arrival): WorldReview {
  const recent = new Set(
    location.reviews
      .slice(-RECENT)
      .concat(location.reviews.slice(0, RECENT))
      .map((each) => each.comment),
  );
  return drawReview(random, { location, time: now, isTold: (text) => recent.has(text) }).review;
}

/** Whichever end of the list is the newer one. */
const RECENT = 40;
