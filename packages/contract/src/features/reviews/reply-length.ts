/** Google refuses longer replies; the limit counts bytes of UTF-8, so that ą takes two. */
export const replyMaxBytes = 4096;

/** How long a reply is, in bytes of UTF-8. */
export function replyByteLength(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += utf8Bytes(character.codePointAt(0) ?? 0);
  return bytes;
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** What is wrong with the text of a reply. */
export type ReplyTextProblem = 'empty' | 'too_long';

/** Why a text cannot be a reply; undefined when it can. */
export function replyTextProblem(text: string): ReplyTextProblem | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  return replyByteLength(trimmed) > replyMaxBytes ? 'too_long' : undefined;
}
