/** How one value is read from an address and written into it. */
export interface SearchParam<Value> {
  /** Undefined for words that mean nothing, since anybody can edit an address. */
  read(texts: readonly string[]): Value | undefined;
  /** One text for each parameter of the name. */
  write(value: Value): readonly string[];
}

/** Reads and writes the values of a collection's filters: a filter that is left out narrows nothing. */
export interface SearchParams<Values extends object> {
  parse: (params: URLSearchParams) => Values;
  /** Leaves out what narrows nothing, so that equal filters have equal addresses. */
  format: (values: Values) => URLSearchParams;
}

/**
 * The address of a collection, declared once: each filter with how it is written. Declare it inside a function, so that
 * a bundle that reads no address does not carry it.
 *
 * @example
 * ```ts
 * const search = () => defineSearchParams<{ q?: string; source?: 1 | 2 }>({ q: text(200), source: choice([1, 2]) });
 * search().parse(new URLSearchParams('q=Rynek&source=9')); // { q: 'Rynek' }
 * ```
 */
export function defineSearchParams<Values extends object>(schema: {
  readonly [Name in keyof Values]-?: SearchParam<NonNullable<Values[Name]>>;
}): SearchParams<Values> {
  const names = Object.keys(schema) as (keyof Values & string)[];
  return {
    parse: (params) => {
      const values: Partial<Values> = {};
      for (const name of names) {
        const value = schema[name].read(params.getAll(name).map((one) => one.trim()));
        if (!isIdle(value)) values[name] = value;
      }
      return values as Values;
    },
    format: (values) => {
      const params = new URLSearchParams();
      for (const name of names) {
        const value = values[name];
        if (value === undefined || value === null || isIdle(value)) continue;
        for (const written of schema[name].write(value)) params.append(name, written);
      }
      return params;
    },
  };
}

/** Words, cut off where the API would refuse them. */
export function text(most: number): SearchParam<string> {
  return { read: ([given = '']) => given.slice(0, most), write: (value) => [value] };
}

/**
 * Several words, each in a parameter of its own, since names may have commas: `longest` is where each is cut off, `most`
 * how many the API takes.
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
  return {
    read: ([given]) => (given === 'true' ? true : given === 'false' ? false : undefined),
    write: (value) => [String(value)],
  };
}

/** One of some words or numbers. */
export function choice<Value extends string | number>(values: readonly Value[]): SearchParam<Value> {
  return {
    read: ([given]) => values.find((value) => String(value) === given),
    write: (value) => [String(value)],
  };
}

/** Some of a few words or numbers, between commas. */
export function choices<Value extends string | number>(values: readonly Value[]): SearchParam<Value[]> {
  return {
    read: ([given = '']) => values.filter((value) => given.split(',').includes(String(value))),
    write: (chosen) => [chosen.join(',')],
  };
}

/** Whole numbers above zero between commas, such as ids: no more than the API takes at once. */
export function numbers({
  most = 500,
  highest = Number.MAX_SAFE_INTEGER,
}: { most?: number; highest?: number } = {}): SearchParam<number[]> {
  const isAllowed = (value: number) => Number.isSafeInteger(value) && value > 0 && value <= highest;
  return {
    read: ([given = '']) => distinct(given.split(',').map(Number)).filter(isAllowed).slice(0, most),
    write: (value) => [value.join(',')],
  };
}

/** `YYYY-MM-DD`. */
export function day(): SearchParam<string> {
  return {
    read: ([given = '']) => (isDay(given) ? given : undefined),
    write: (value) => [value],
  };
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

function isIdle(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
