/** Milliseconds that a call takes. */
export async function timed(call: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

export interface Ratio {
  name: string;
  endpointMs: number;
  bareMs: number;
  ratio: number;
}

/** Medians of a call and of its minimal work, measured in turns, so that other load of the machine affects both. */
export async function compare(
  name: string,
  { endpoint, bare }: { endpoint: () => Promise<void>; bare: () => Promise<void> },
  runs: number,
): Promise<Ratio> {
  await endpoint();
  await bare();
  const times = { endpoint: [] as number[], bare: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    times.endpoint.push(await timed(endpoint));
    times.bare.push(await timed(bare));
  }
  const [endpointMs, bareMs] = [median(times.endpoint), median(times.bare)];
  return { name, endpointMs, bareMs, ratio: endpointMs / bareMs };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.slice(middle - (sorted.length % 2 === 0 ? 1 : 0));
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
}
