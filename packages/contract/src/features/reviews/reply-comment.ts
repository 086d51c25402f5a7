import { line } from '../../line.ts';
import { replyMaxBytes, replyTextProblem } from './reply-length.ts';

/** The text of an answer: trimmed, not empty, at most 4096 bytes of UTF-8. */
export const ReplyComment = line()
  .max(replyMaxBytes)
  .refine((text) => replyTextProblem(text) === undefined, { error: `1 to ${replyMaxBytes} bytes of UTF-8` });
