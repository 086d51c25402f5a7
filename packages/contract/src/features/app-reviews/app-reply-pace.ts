/** Replies to the reviews of one app that Google Play takes a day (Reply to Reviews API, quotas). */
export const playRepliesPerDay = 2000;

/** Replies to all apps together at Google Play: half of the 3,000 calls a minute that it takes. */
export const playRepliesPerMinute = 1500;

/**
 * Replies with one key in the App Store: Apple refuses bursts long before its 3,500 calls an hour are used up, and each reply
 * is asked about three times until customers see it.
 */
export const appStoreRepliesPerMinute = 10;
