import type { ReplyStatus } from './reply-status.ts';

/** Statuses in which the customer has an answer or is about to get one. */
export const answeredStatuses = ['processing', 'published', 'outdated'] as const;

/** A rejected or failed reply leaves the customer without an answer. */
export function isAnswered(review: { reply_status: ReplyStatus }): boolean {
  return answeredStatuses.some((status) => status === review.reply_status);
}
