/** Intent of a key in the inbox. */
export type InboxIntent =
  | 'next'
  | 'previous'
  | 'toggle'
  | 'range'
  | 'reply'
  | 'note'
  | 'template'
  | 'ai_draft'
  | 'tags'
  | 'search'
  | 'help'
  | 'send_and_next'
  | 'leave';

/** A pressed key, from the keyboard event. */
export interface InboxKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The key was pressed in a field: only sending and leaving count there. */
  isTyping: boolean;
}

const letters: Readonly<Record<string, InboxIntent>> = {
  j: 'next',
  k: 'previous',
  x: 'toggle',
  r: 'reply',
  n: 'note',
  t: 'template',
  a: 'ai_draft',
  c: 'tags',
  '/': 'search',
  '?': 'help',
};

/** Returns the intent of a key; undefined for all other keys, which are left to the host. */
export function inboxIntent({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
  isTyping,
}: InboxKey): InboxIntent | undefined {
  if (key === 'Escape') return 'leave';
  if (ctrlKey || metaKey) return key === 'Enter' && isTyping ? 'send_and_next' : undefined;
  if (altKey || isTyping) return undefined;
  const intent = letters[key.toLowerCase()];
  if (shiftKey && intent === 'toggle') return 'range';
  return shiftKey && intent !== 'help' && intent !== 'search' ? undefined : intent;
}
