/** Reviews that one bulk reply takes at most. */
export const bulkReplyMaxReviews = 10_000;
