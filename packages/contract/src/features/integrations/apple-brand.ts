/**
 * How far the brand of a country is with Apple. `sending`: to be sent. `in_review`: sent and not decided, which takes
 * days. `published`: its locations can be sent. `rejected`: Apple refuses it. `failed`: it could not be sent.
 */
export const appleBrandStates = ['sending', 'in_review', 'published', 'rejected', 'failed'] as const;

/** How far the brand of a country is with Apple. */
export type AppleBrandState = (typeof appleBrandStates)[number];

/** Characters that the name of a brand may have here; Apple names no limit. */
export const appleBrandNameMaxLength = 100;
