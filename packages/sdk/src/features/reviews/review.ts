import type { Schemas } from '../../client/schema.ts';

/** A review as the API gives it. */
export type Review = Schemas['Review'];

/** Counts behind the inbox's views. */
export type ReviewStats = Schemas['ReviewStats'];

/** How far a bulk reply is. */
export type BulkReplyProgress = Schemas['BulkReplyProgress'];
