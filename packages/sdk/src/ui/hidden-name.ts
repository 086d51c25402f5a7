/**
 * Returns an accessible name without a visible label. Until texts have loaded it is a placeholder, since React Aria
 * warns in the console about controls without a name.
 */
export function hiddenName(label: string): { 'aria-label': string } {
  return { 'aria-label': label || '…' };
}
