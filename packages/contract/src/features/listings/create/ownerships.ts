/** Whose a place on the map is (product spec, section 3). */
export const ownerships = ['existsInAccount', 'withOwner', 'withoutOwner'] as const;

export type Ownership = (typeof ownerships)[number];
