/** What can become of the reviews of an app that is removed. */
export const removedAppReviews = ['keep', 'delete'] as const;

/** One of them. */
export type RemovedAppReviews = (typeof removedAppReviews)[number];
