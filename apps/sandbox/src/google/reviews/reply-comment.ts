import * as z from 'zod';
import { invalidArgument } from '../google-error.ts';

/** ReviewReply: "The maximum length is 4096 bytes." */
const maxBytes = 4096;

const ReplyBody = z.object({ comment: z.string() });

export function readReplyComment(body: string): string {
  const parsed = ReplyBody.safeParse(jsonOf(body));
  if (!parsed.success) throw invalidArgument('review_reply.comment', 'A reply needs a comment.');
  const { comment } = parsed.data;
  if (comment.trim() === '') throw invalidArgument('review_reply.comment', 'The comment must not be empty.');
  if (Buffer.byteLength(comment) > maxBytes) {
    throw invalidArgument('review_reply.comment', `The comment must not be longer than ${maxBytes} bytes.`);
  }
  return comment;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalidArgument('', 'Invalid JSON payload received.');
  }
}
