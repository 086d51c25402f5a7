/** Reads one value from an address, and writes it there. */
export interface SearchParam<Value> {
  /** Returns undefined for invalid texts, since users can edit addresses. */
  read(texts: readonly string[]): Value | undefined;
  /** One text for each parameter of the name. Left out, one parameter, with commas between the values of a list. */
  write?(value: Value): readonly string[];
  /** Its name in the address, where that differs from its own. */
  key?: string;
}

/** A text, cut to the length that the API accepts. */
export function text(most: number): SearchParam<string> {
  return { read: ([given = '']) => given.slice(0, most) };
}

/**
 * Several texts, each in a parameter of its own, since names may have commas. `longest` is the limit of each, `most`
 * of their number.
 */
export function texts({ longest = Infinity, most = Infinity }: TextsLimits = {}): SearchParam<string[]> {
  return {
    read: (given) =>
      distinct(given.map((one) => one.slice(0, longest)))
        .filter((one) => one !== '')
        .slice(0, most),
    write: (value) => value,
  };
}

interface TextsLimits {
  longest?: number;
  most?: number;
}

/** `true` or `false`. */
export function flag(): SearchParam<boolean> {
  return choice([true, false]);
}

/** One of the given values. */
export function choice<Value extends string | number | boolean>(
  values: readonly Value[],
): SearchParam<Value> {
  return { read: ([given]) => values.find((value) => String(value) === given) };
}

/** Some of the given texts or numbers, separated by commas. */
export function choices<Value extends string | number>(values: readonly Value[]): SearchParam<Value[]> {
  return { read: ([given = '']) => values.filter((value) => given.split(',').includes(String(value))) };
}

/** Positive integers separated by commas, such as ids; at most as many as the API accepts. */
export function numbers({
  most = 500,
  highest = Number.MAX_SAFE_INTEGER,
}: { most?: number; highest?: number } = {}): SearchParam<number[]> {
  const isAllowed = (value: number) => Number.isSafeInteger(value) && value > 0 && value <= highest;
  return { read: ([given = '']) => distinct(given.split(',').map(Number)).filter(isAllowed).slice(0, most) };
}

/** `YYYY-MM-DD`. */
export function day(): SearchParam<string> {
  return { read: ([given = '']) => (isDay(given) ? given : undefined) };
}

function isDay(given: string): boolean {
  const date = new Date(`${given}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given)
  );
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
