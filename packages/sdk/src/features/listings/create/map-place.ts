import type { Schemas } from '../../../client/schema.ts';

/** A place that the map shows already, and whose it is. */
export type MapPlace = Schemas['MapPlace'];

/** Where the verification of a location stands, and the ways that are open to it. */
export type Verification = Schemas['Verification'];

/** One way to verify a location, with where the code would go. */
export type VerificationOption = Schemas['VerificationOption'];

/** How a location is to be verified. */
export type VerificationStart = Schemas['VerificationStart'];

/** A location that is to be added to the map. */
export type NewListing = Schemas['NewListing'];
