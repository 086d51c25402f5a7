import type { ReplyStatus } from '../reply-status.ts';

/** Statuses in which customers see an answer: what analytics count as replied. One that is on its way is not among them. */
export const repliedStatuses = ['published', 'outdated'] as const satisfies readonly ReplyStatus[];
