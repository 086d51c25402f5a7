/** Minutes east of UTC as people write them: `UTC+1`, `UTC-3:30`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  const hours = Math.floor(size / 60);
  if (size === 0) return 'UTC';
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
