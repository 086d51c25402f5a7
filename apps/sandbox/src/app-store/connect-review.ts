import { uuidOf } from '../world/random.ts';
import type { State } from '../world/state.ts';
import type { Apply } from '../world/world-event.ts';
import type { WorldReview } from '../world/world.ts';

/** A review in the App Store; one without text cannot be written there. */
export interface ConnectReview {
  id: string;
  appId: string;
  rating: WorldReview['rating'];
  title: string;
  body: string;
  nickname: string;
  /** ISO 3166-1 alpha-3, such as `POL`. */
  territory: string;
  /** When it was written, or edited last. */
  createdAt: number;
  response?: ConnectResponse;
  /** How often a response was written over the API. */
  responseWrites: number;
}

export interface ConnectResponse {
  id: string;
  body: string;
  modifiedAt: number;
  /** Until then only we see it. */
  publishedAt: number;
}

export type ConnectReviewEvent =
  | { kind: 'connect_review_written'; review: ConnectReview }
  | {
      kind: 'connect_review_edited';
      id: string;
      rating?: WorldReview['rating'] | undefined;
      title?: string | undefined;
      body?: string | undefined;
    }
  | { kind: 'connect_review_removed'; id: string }
  | { kind: 'connect_response_written'; review: string; body: string; publishedAt: number }
  | { kind: 'connect_response_deleted'; review: string }
  | { kind: 'connect_publishing_set'; seconds: number };

/** What people write about apps in the App Store, and what they are told. */
export const applyConnectReviewEvents: Apply<ConnectReviewEvent> = {
  connect_review_written(state, { review }) {
    state.lastNumber += 1;
    state.connect.reviews.set(review.id, review);
  },
  connect_review_edited(state, { id, rating, title, body, at }) {
    change(state, id, (review) => ({
      rating: rating ?? review.rating,
      title: title ?? review.title,
      body: body ?? review.body,
      createdAt: at,
    }));
  },
  connect_review_removed: ({ connect }, { id }) => void connect.reviews.delete(id),
  connect_response_written(state, { review: id, body, publishedAt, at }) {
    state.lastNumber += 1;
    const fresh = uuidOf('response', state.lastNumber);
    change(state, id, ({ response, responseWrites }) => ({
      response: { id: response?.id ?? fresh, body, modifiedAt: at, publishedAt },
      responseWrites: responseWrites + 1,
    }));
  },
  connect_response_deleted({ connect }, { review: id }) {
    const review = connect.reviews.get(id);
    if (!review) return;
    const { response: _response, ...unanswered } = review;
    connect.reviews.set(id, unanswered);
  },
  connect_publishing_set: ({ connect }, { seconds }) => void (connect.publishingSeconds = seconds),
};

function change({ connect }: State, id: string, to: (review: ConnectReview) => Partial<ConnectReview>): void {
  const review = connect.reviews.get(id);
  if (review) connect.reviews.set(id, { ...review, ...to(review) });
}

/** The reviews of an app, the newest first. */
export function connectReviewsOf({ connect }: State, appId: string): ConnectReview[] {
  return [...connect.reviews.values()]
    .filter((review) => review.appId === appId)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
}
