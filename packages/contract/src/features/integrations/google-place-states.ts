/** How a place of a Google account stands to Pinfold; only the first kind can be imported. */
export const googlePlaceStates = [
  'importable',
  'imported',
  'imported_elsewhere',
  'duplicate',
  'unverified',
] as const;

/** Whether a place at Google can be imported, and why not. */
export type GooglePlaceState = (typeof googlePlaceStates)[number];
