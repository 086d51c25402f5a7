import { readWishes } from './read-wishes.ts';
import { readReview } from './read-review.ts';
import { judgeReviews } from './judge-reviews.ts';
import { writeReply } from './write-reply.ts';

interface Asked {
  system: string;
  user: string;
  isJson: boolean;
  seed: number;
}

/** What the model says: a judgement where JSON is asked for, otherwise a reply to the review in the prompt. */
export function answerOf({ system, user, isJson, seed }: Asked): string {
  if (isJson) return JSON.stringify(judgeReviews(user));
  return writeReply(readReview(user), readWishes(system), seed);
}
