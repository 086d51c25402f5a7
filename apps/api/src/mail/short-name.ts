import { cutText } from '@pinfold/contract/cut-text';

/** Names are typed by strangers: one line, no room for a message of their own, and nothing that is made a link of. */
export function shortName(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return withoutLinks(cutText(line, 60));
}

/** The same text, of which mail programs make no link. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/(?<=\S)[.:@](?=\S)/g, `$&${wordJoiner}`);
}

/** Nobody sees it, and mail programs take no text with it for an address. */
const wordJoiner = '\u2060';
