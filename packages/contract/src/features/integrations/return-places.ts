/** Where somebody set out to connect a Google account, and comes back to. */
export const returnPlaces = ['accounts', 'import', 'wizard', 'wizard_add'] as const;

/** One page to which connecting an account leads back. */
export type ReturnPlace = (typeof returnPlaces)[number];
