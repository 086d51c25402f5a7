/** How a list of tags is matched, and its wire value (product spec, section 3). */
export const tagSearch = { none: 0, any: 1, all: 2 } as const;

/** The wire value of one way to match tags. */
export type TagSearch = (typeof tagSearch)[keyof typeof tagSearch];
