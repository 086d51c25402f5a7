import type { Shortcut } from '../../../../ui/use-shortcuts.ts';

/** What a key asks of the table. */
export type ChangeIntent =
  | 'next'
  | 'previous'
  | 'accept'
  | 'reject'
  | 'skip'
  | 'undo'
  | 'toggle'
  | 'review'
  | 'search'
  | 'leave'
  | 'help';

/** Every command of the table with the key that gives it, as the list of keys shows them. */
export const changeShortcuts: readonly (readonly [ChangeIntent, string])[] = [
  ['next', 'J'],
  ['previous', 'K'],
  ['accept', 'A'],
  ['reject', 'D'],
  ['skip', 'S'],
  ['undo', 'Z'],
  ['toggle', 'X'],
  ['review', '↵'],
  ['search', '/'],
  ['leave', 'Esc'],
  ['help', '?'],
];

const intents: ReadonlyMap<string, ChangeIntent> = new Map(
  changeShortcuts.map(([intent, key]) => [key.toLowerCase(), intent]),
);

/** Which intent a key stands for; undefined for all other keys, which stay the host's. */
export function changeIntent({ event, isTyping, isOnControl }: Shortcut): ChangeIntent | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isTyping) return undefined;
  if (key === 'Escape') return 'leave';
  if (key === 'Enter') return isOnControl ? undefined : 'review';
  if (shiftKey && key !== '?' && key !== '/') return undefined;
  return intents.get(key.toLowerCase());
}
