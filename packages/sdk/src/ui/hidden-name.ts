/**
 * Names a control for screen readers alone. While the words are on their way it has a stand-in, because React Aria
 * complains in the host's console about a control without a name.
 */
export function hiddenName(label: string): { 'aria-label': string } {
  return { 'aria-label': label || '…' };
}
