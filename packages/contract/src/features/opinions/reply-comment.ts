import { lines } from '../../line.ts';
import { replyMaxBytes, replyTextProblem } from './reply.ts';

/** The text of a reply: trimmed, not empty, at most 4096 bytes of UTF-8. */
export const ReplyComment = lines()
  .max(replyMaxBytes)
  .refine((text) => replyTextProblem(text) === undefined, { error: `1 to ${replyMaxBytes} bytes of UTF-8` });
