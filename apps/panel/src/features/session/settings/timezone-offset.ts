/** An offset from UTC as people write it: `UTC+05:30`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = String(Math.trunc(size / 60)).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`;
}

/** The time on the clocks there, as `HH:mm`. */
export function timeAt(minutes: number, now: Date): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString().slice(11, 16);
}

/** Ways in which an offset is typed into a search. */
export function offsetSearchWords(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const size = Math.abs(minutes);
  const short = `${sign}${Math.trunc(size / 60)}${size % 60 ? `:${String(size % 60).padStart(2, '0')}` : ''}`;
  return `utc${short} gmt${short} ${offsetText(minutes).replace('−', '-')}`;
}
