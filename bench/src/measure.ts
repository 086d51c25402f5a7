/** Milliseconds that a call takes. */
export async function timed(call: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.slice(middle - (sorted.length % 2 === 0 ? 1 : 0));
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
}
