import type { Schemas } from '../../../client/schema.ts';

/** A reply that a rule made for a review. */
export type AutoReply = Schemas['AutoReply'];

/** Which new reviews are answered by themselves, and how. */
export type AutoReplyRule = Schemas['AutoReplyRule'];

/** A rule that is being made. */
export type NewAutoReplyRule = Schemas['NewAutoReplyRule'];
