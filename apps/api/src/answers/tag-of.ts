import { createHash } from 'node:crypto';

/** What a cache knows an answer by: of the whole text, so that it changes with every letter. */
export function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
