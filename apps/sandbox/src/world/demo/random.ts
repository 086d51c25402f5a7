/** A source of numbers in [0, 1), like Math.random but repeatable. */
export type Random = () => number;

/** Mulberry32; the key lets each location draw from its own stream, so that one more café changes no other. */
export function seededRandom(seed: number, key = ''): Random {
  let state = hash(`${seed}:${key}`);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

export const chance = (random: Random, share: number): boolean => random() < share;

export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

export function pickWeighted<Value>(
  random: Random,
  values: readonly Value[],
  weigh: (value: Value) => number,
): Value {
  const total = values.reduce((sum, value) => sum + weigh(value), 0);
  let rest = random() * total;
  for (const value of values) {
    rest -= weigh(value);
    if (rest < 0) return value;
  }
  return pick(random, values);
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function randomId(random: Random, prefix: string, length: number): string {
  let id = prefix;
  for (let index = 0; index < length; index += 1)
    id += ID_LETTERS.charAt(Math.floor(random() * ID_LETTERS.length));
  return id;
}
