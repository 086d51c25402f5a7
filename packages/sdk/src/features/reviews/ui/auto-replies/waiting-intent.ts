/** What a key asks of the list of replies that wait. */
export type WaitingIntent = 'next' | 'previous' | 'accept' | 'reject' | 'toggle';

const letters: Readonly<Record<string, WaitingIntent>> = {
  j: 'next',
  k: 'previous',
  a: 'accept',
  d: 'reject',
  x: 'toggle',
};

/** Which intent a key stands for; undefined for all other keys, and while somebody types. */
export function waitingIntent(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  isBusy: boolean,
): WaitingIntent | undefined {
  if (isBusy || ctrlKey || metaKey || altKey || shiftKey) return undefined;
  return letters[key.toLowerCase()];
}
