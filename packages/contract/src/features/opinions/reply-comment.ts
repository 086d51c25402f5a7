import type * as z from 'zod';
import { lines } from '../../line.ts';
import { type ReplyChannel, replyLimit, replyTextProblem } from './reply.ts';

/** The text of a reply: trimmed, not empty, at most 4096 bytes of UTF-8. */
export const ReplyComment: z.ZodString = replyCommentIn('google_maps');

/** The text of a reply that is published where one limit holds: trimmed, not empty, and within it. */
export function replyCommentIn(channel: ReplyChannel): z.ZodString {
  const { most, unit } = replyLimit(channel);
  const counted = unit === 'bytes' ? 'bytes of UTF-8' : 'characters';
  return lines()
    .max(most)
    .refine((text) => replyTextProblem(text, channel) === undefined, { error: `1 to ${most} ${counted}` });
}
