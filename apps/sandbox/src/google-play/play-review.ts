import type { State } from '../world/state.ts';
import type { Apply } from '../world/world-event.ts';
import type { WorldReview } from '../world/world.ts';
import type { PlayDevice } from './play-device.ts';

/** A review in Google Play. */
export interface PlayReview {
  id: string;
  packageName: string;
  author: string;
  rating: WorldReview['rating'];
  /** A title, if there is one, stands before a tab. Missing where only stars were given. */
  text?: string;
  /** Of the device, whatever the text is written in. */
  language: string;
  device: PlayDevice;
  version: { code: number; name: string };
  modifiedAt: number;
  reply?: { text: string; modifiedAt: number };
  /** How often a reply was written over the API. */
  replyWrites: number;
}

export type PlayReviewEvent =
  | { kind: 'play_review_written'; review: PlayReview }
  | {
      kind: 'play_review_edited';
      id: string;
      rating?: WorldReview['rating'] | undefined;
      /** An empty one leaves the stars alone. */
      text?: string | undefined;
    }
  | { kind: 'play_review_removed'; id: string }
  | { kind: 'play_reply_written'; id: string; text: string };

/** What people write about apps in Google Play, and what they are told. */
export const applyPlayReviewEvents: Apply<PlayReviewEvent> = {
  play_review_written(state, { review }) {
    state.lastNumber += 1;
    state.play.reviews.set(review.id, review);
  },
  play_review_edited(state, { id, rating, text, at }) {
    change(state, id, (review) => ({
      rating: rating ?? review.rating,
      ...(text === undefined ? {} : { text }),
      modifiedAt: at,
    }));
  },
  play_review_removed: ({ play }, { id }) => void play.reviews.delete(id),
  play_reply_written(state, { id, text, at }) {
    change(state, id, ({ replyWrites }) => ({
      reply: { text, modifiedAt: at },
      replyWrites: replyWrites + 1,
    }));
  },
};

function change({ play }: State, id: string, to: (review: PlayReview) => Partial<PlayReview>): void {
  const review = play.reviews.get(id);
  if (review) play.reviews.set(id, { ...review, ...to(review) });
}

/** The reviews of an app, those that were touched last first. */
export function playReviewsOf({ play }: State, packageName: string): PlayReview[] {
  return [...play.reviews.values()]
    .filter((review) => review.packageName === packageName)
    .toSorted((a, b) => b.modifiedAt - a.modifiedAt || (a.id < b.id ? -1 : 1));
}
