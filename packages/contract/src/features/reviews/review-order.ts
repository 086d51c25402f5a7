/** Sort orders of the inbox (product spec, section 3). A leading minus is descending. */
export const reviewOrders = ['-created_at', 'created_at', '-rating', 'rating'] as const;

/** One order of the inbox. */
export type ReviewOrder = (typeof reviewOrders)[number];

/** Newest first. */
export const defaultReviewOrder: ReviewOrder = '-created_at';
