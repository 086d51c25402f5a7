import type { Context } from 'hono';
import { HOUR } from '../world/warsaw-time.ts';
import type { ConnectResponse, ConnectReview } from './connect-review.ts';

/** Where and when resources are read. */
interface ReadingPlace {
  /** Such as `https://api.appstoreconnect.apple.com/v1`. */
  base: string;
  now: number;
}

export function placeOf(c: Context, path: string, now: number): ReadingPlace {
  return { base: `${new URL(c.req.url).origin}${path}/v1`, now };
}

/** A review as the API returns it (developer.apple.com/documentation/appstoreconnectapi/customerreview). */
export function customerReviewResource(
  { base }: ReadingPlace,
  { id, rating, title, body, nickname, territory, createdAt, response }: ConnectReview,
  isResponseIncluded: boolean,
): object {
  const self = `${base}/customerReviews/${id}`;
  return {
    type: 'customerReviews',
    id,
    attributes: {
      rating,
      title,
      body,
      reviewerNickname: nickname,
      createdDate: dateOf(createdAt),
      territory,
    },
    relationships: {
      response: {
        ...(isResponseIncluded && response && { data: { type: 'customerReviewResponses', id: response.id } }),
        links: { self: `${self}/relationships/response`, related: `${self}/response` },
      },
    },
    links: { self },
  };
}

/**
 * The response to a review as the API returns it, if there is one
 * (developer.apple.com/documentation/appstoreconnectapi/customerreviewresponsev1).
 */
export function responseResource({ base, now }: ReadingPlace, review: ConnectReview): object | undefined {
  const { response } = review;
  if (!response) return undefined;
  return {
    type: 'customerReviewResponses',
    id: response.id,
    attributes: {
      responseBody: response.body,
      lastModifiedDate: dateOf(response.modifiedAt),
      state: isPublished(response, now) ? 'PUBLISHED' : 'PENDING_PUBLISH',
    },
    relationships: { review: { data: { type: 'customerReviews', id: review.id } } },
    links: { self: `${base}/customerReviewResponses/${response.id}` },
  };
}

/** Whether customers see a response. */
export function isPublished(response: ConnectResponse | undefined, now: number): boolean {
  return response !== undefined && response.publishedAt <= now;
}

/** Apple writes its own local time, with the difference from UTC. */
function dateOf(at: number): string {
  return `${new Date(at - 7 * HOUR).toISOString().slice(0, 19)}-07:00`;
}
