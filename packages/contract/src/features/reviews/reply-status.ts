/**
 * Where an answer stands. `processing`: promised, not yet decided by the provider. `published`: customers see it.
 * `rejected`: the provider's moderation refused it. `failed`: it could not be sent. `outdated`: published, but the
 * customer changed the review afterwards.
 */
export const replyStatuses = ['none', 'processing', 'published', 'rejected', 'failed', 'outdated'] as const;

/** Where one answer stands. */
export type ReplyStatus = (typeof replyStatuses)[number];
