import { seedOf } from '../world/random.ts';

/** An id as DataForSEO makes them: month, day, hour and minute first, then a number of its own. */
export function taskId(seed: number, number: number, at: number): string {
  const time = new Date(at).toISOString();
  const head = `${time.slice(5, 7)}${time.slice(8, 10)}${time.slice(11, 13)}${time.slice(14, 16)}`;
  const hex = (part: string): string => seedOf(seed, 'task', part, number).toString(16).padStart(8, '0');
  return `${head}-${String(seed % 10_000).padStart(4, '0')}-0066-0000-${hex('a')}${hex('b').slice(0, 4)}`;
}
