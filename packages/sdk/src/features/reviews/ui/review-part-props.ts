import type { Review } from '../review.ts';

/** Props of every part that stands for one review. */
export interface ReviewPartProps {
  /** The review that the part is about. */
  review: Review;
}
