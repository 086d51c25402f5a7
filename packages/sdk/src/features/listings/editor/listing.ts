import type { Schemas } from '../../../client/schema.ts';

/** Everything about one location: what its listing says, and where its last update stands. */
export type Listing = Schemas['Listing'];

/** One edit of a listing, and what the provider made of it. */
export type ListingUpdate = Schemas['ListingUpdate'];

/** Why a field, or the listing as a whole, was not taken. */
export type ListingProblem = Schemas['ListingProblem'];
