import type { Schemas } from '../../client/schema.ts';

/** One field of one location that somebody else changed, as the API gives it. */
export type ExternalChange = Schemas['ExternalChange'];

/** The same proposal for the same field, in however many locations. */
export type IdenticalChanges = Schemas['IdenticalChanges'];

/** How much waits for a decision. */
export type ExternalChangeStats = Schemas['ExternalChangeStats'];
