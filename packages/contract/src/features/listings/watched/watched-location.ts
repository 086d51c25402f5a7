/** How much is asked and shown of locations that are only watched. */
export const watchedLimits = {
  /** Each is a call to the provider. */
  placesAtOnce: 10,
  /** Days that rating and reviews are compared over. */
  comparedDays: 30,
  /** Changes that come with a location. */
  shownChanges: 5,
} as const;
