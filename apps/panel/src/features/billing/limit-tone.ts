/** How a limit is drawn: red when it is exceeded, amber from nine tenths on. */
export function limitTone(used: number, max: number): 'primary' | 'warn' | 'bad' {
  if (used > max) return 'bad';
  return used > 0 && used >= max * 0.9 ? 'warn' : 'primary';
}
