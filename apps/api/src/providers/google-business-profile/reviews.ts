import type { Call } from './google-business-profile.ts';

export interface GoogleReview {
  /** `accounts/{a}/locations/{l}/reviews/{r}` */
  name: string;
  reviewer?: { displayName?: string; isAnonymous?: boolean };
  starRating: 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE' | 'STAR_RATING_UNSPECIFIED';
  comment?: string;
  createTime: string;
  updateTime: string;
  reviewReply?: GoogleReply;
  reviewMediaItems?: GoogleReviewMedia[];
  /** Where to reply at Google. */
  reviewReplyUrl?: string;
}

/** A photo, or a video with its poster. Google names none, and does not say how long the addresses last. */
export interface GoogleReviewMedia {
  thumbnailUrl?: string;
  thumbnailLabel?: string;
  videoUrl?: string;
}

export interface GoogleReply {
  comment: string;
  updateTime: string;
  reviewReplyState?: 'REVIEW_REPLY_STATE_UNSPECIFIED' | 'PENDING' | 'APPROVED' | 'REJECTED';
  policyViolation?: string;
}

export interface PlacedReview {
  /** `accounts/{a}/locations/{l}` */
  location: string;
  review: GoogleReview;
}

export interface ReviewPage {
  reviews: GoogleReview[];
  nextPageToken: string;
}

export interface ReviewCalls {
  getReview(name: string): Promise<GoogleReview>;
  /** One page of 50, newest change first. Without a token it is the first page; an empty one follows the last. */
  reviewPage(location: string, pageToken: string): Promise<ReviewPage>;
  /** The same, page by page. */
  listReviews(location: string): AsyncGenerator<GoogleReview[]>;
  /** The same over many locations of one account, 200 at most, each review with the name of its location. */
  listReviewsOf(account: string, locations: readonly string[]): AsyncGenerator<PlacedReview[]>;
  /** Creates or replaces the reply, which Google then moderates. */
  updateReply(review: string, comment: string): Promise<GoogleReply>;
  deleteReply(review: string): Promise<void>;
}

export function reviewCalls(call: Call): ReviewCalls {
  const reviewPage = async (location: string, pageToken: string): Promise<ReviewPage> => {
    const query = new URLSearchParams({
      pageSize: '50',
      orderBy: 'updateTime desc',
      ...(pageToken && { pageToken }),
    });
    const { reviews = [], nextPageToken = '' } = await call<Partial<ReviewPage>>({
      host: 'reviews',
      path: `/v4/${location}/reviews?${query}`,
    });
    return { reviews, nextPageToken };
  };
  return {
    reviewPage,
    getReview: (name) => call<GoogleReview>({ host: 'reviews', path: `/v4/${name}` }),
    async *listReviews(location) {
      let pageToken = '';
      do {
        const page = await reviewPage(location, pageToken);
        yield page.reviews;
        pageToken = page.nextPageToken;
      } while (pageToken);
    },
    async *listReviewsOf(account, locationNames) {
      let pageToken = '';
      do {
        const page = await call<{
          locationReviews?: { name: string; review: GoogleReview }[];
          nextPageToken?: string;
        }>({
          host: 'reviews',
          path: `/v4/${account}/locations:batchGetReviews`,
          method: 'POST',
          json: { locationNames, pageSize: 50, orderBy: 'updateTime desc', ...(pageToken && { pageToken }) },
        });
        yield (page.locationReviews ?? []).map(({ name, review }) => ({ location: name, review }));
        pageToken = page.nextPageToken ?? '';
      } while (pageToken);
    },
    updateReply: (review, comment) =>
      call<GoogleReply>({
        host: 'reviews',
        path: `/v4/${review}/reply`,
        method: 'PUT',
        json: { comment },
        edited: review,
      }),
    async deleteReply(review) {
      await call<object>({ host: 'reviews', path: `/v4/${review}/reply`, method: 'DELETE', edited: review });
    },
  };
}
