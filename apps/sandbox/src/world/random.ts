/** A source of numbers in [0, 1), like Math.random but repeatable. */
export type Random = () => number;

/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The generator of one key: each location draws from its own, so that one more location changes no other. */
export function keyedRandom(seed: number, key: string): Random {
  return seededRandom(seedOf(`${seed}:${key}`));
}

/** A seed for one thing among many (FNV-1a), so that reading one never depends on which were read before. */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('/')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

export function chance(random: Random, share: number): boolean {
  return random() < share;
}

/** A whole number between two, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

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

const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function randomId(random: Random, prefix: string, length: number): string {
  let id = prefix;
  for (let index = 0; index < length; index += 1)
    id += idLetters.charAt(Math.floor(random() * idLetters.length));
  return id;
}

/** A UUID of a key (RFC 9562, version 8): the same key gives the same one. */
export function uuidOf(...parts: (string | number)[]): string {
  const hex = [0, 1, 2, 3]
    .map((part) =>
      seedOf(part, ...parts)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
