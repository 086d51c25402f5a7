/** Sort orders of the inbox (product spec, section 3). A leading minus is descending. */
export const reviewOrders = ['-created_at', 'created_at', '-rating', 'rating'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

export const defaultReviewOrder: ReviewOrder = '-created_at';
