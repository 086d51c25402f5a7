/** A review of an app as its store has it, whichever the store. */
export interface StoreReview {
  /** The store's id of it. */
  externalId: string;
  rating: number;
  title: string | null;
  comment: string | null;
  authorName: string;
  /** Country or region of the store, as its letters in capitals. */
  territory: string | null;
  /** As BCP 47. */
  language: string | null;
  appVersion: string | null;
  /** When it was written or, if it was changed since, changed: no store tells both. */
  updatedAt: string;
  reply: StoreReply | undefined;
}

export interface StoreReply {
  text: string;
  updatedAt: string;
  /** Whether customers see it yet. */
  isPublished: boolean;
}

export interface StoreReviewPage {
  reviews: StoreReview[];
  /** What the next page is asked for by; undefined on the last one. */
  next: string | undefined;
  /** It has all that a page can have, of a store that may leave out what the next one is asked for by. */
  isFull?: boolean;
  /** Ids of reviews that are not as expected, which are left out. */
  odd?: string[];
}

/** The reviews of one app, at whichever store. */
export interface StoreReviews {
  /** A page, of those that were written or changed last first. What a store leaves out need not be gone. */
  list(page: string | undefined): Promise<StoreReviewPage>;
  /** @throws ProviderError `not_found` where it is gone */
  read(externalId: string): Promise<StoreReview>;
  /**
   * Replies to a review; replaces an earlier reply.
   * @throws ProviderError `not_found` where it is gone, `invalid` where the store refuses the text
   */
  reply(externalId: string, text: string): Promise<StoreReply>;
  /** Takes the reply to a review back. Missing where the store has no such call. */
  retractReply?(externalId: string): Promise<void>;
}
