import * as z from 'zod';
import { replyMaxBytes, replyTextProblem } from './reply-length.ts';

/** The text of an answer: trimmed, not empty, at most 4096 bytes of UTF-8. */
export const ReplyComment = z
  .string()
  .trim()
  .max(replyMaxBytes)
  .refine((text) => replyTextProblem(text) === undefined, { error: `1 to ${replyMaxBytes} bytes of UTF-8` });
