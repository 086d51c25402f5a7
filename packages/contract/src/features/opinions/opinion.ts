/** Sort orders of the inbox (product spec, section 3). A leading minus is descending. */
export const reviewOrders = ['-created_at', 'created_at', '-rating', 'rating'] as const;

/** One order of the inbox. */
export type ReviewOrder = (typeof reviewOrders)[number];

/** Newest first. */
export const defaultReviewOrder: ReviewOrder = '-created_at';

/** Which date a range and a sort by date speak of. */
export const reviewDateTypes = ['created', 'edited'] as const;

export type ReviewDateType = (typeof reviewDateTypes)[number];

/** How a list of tags is matched, and its wire value (product spec, section 3). */
export const tagSearch = { none: 0, any: 1, all: 2 } as const;

/** The wire value of one way to match tags. */
export type TagSearch = (typeof tagSearch)[keyof typeof tagSearch];

/** What a customer added to a review. */
export const reviewMediaKinds = ['photo', 'video'] as const;

/** Characters in a note on a review. */
export const noteMaxLength = 2000;
