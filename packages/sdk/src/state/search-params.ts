import { collectFilters, type FilterDefinition, type FiltersChange } from './define-filters.ts';

/** Reads one value from an address, and writes it there. */
export interface SearchParam<Value> {
  /** Returns undefined for invalid texts, since users can edit addresses. */
  read(texts: readonly string[]): Value | undefined;
  /** One text for each parameter of the name. Left out, one parameter, with commas between the values of a list. */
  write?(value: Value): readonly string[];
  /** Its name in the address, where that differs from its own. */
  key?: string;
}

const kinds = {
  /** A text, cut to the length that the API accepts. */
  text: (most: number): SearchParam<string> => ({ read: ([given = '']) => given.slice(0, most) }),
  /**
   * Several texts, each in a parameter of its own, since names may have commas. `longest` is the limit of each, `most`
   * of their number.
   */
  texts: ({ longest = Infinity, most = Infinity }: Limits = {}): SearchParam<string[]> => ({
    read: (given) =>
      distinct(given.map((one) => one.slice(0, longest)))
        .filter((one) => one !== '')
        .slice(0, most),
    write: (value) => value,
  }),
  /** `true` or `false`. */
  flag: (): SearchParam<boolean> => kinds.choice([true, false]),
  /** One of the given values. */
  choice: <Value extends string | number | boolean>(values: readonly Value[]): SearchParam<Value> => ({
    read: ([given]) => values.find((value) => String(value) === given),
  }),
  /** Some of the given texts or numbers, separated by commas. */
  choices: <Value extends string | number>(values: readonly Value[]): SearchParam<Value[]> => ({
    read: ([given = '']) => values.filter((value) => given.split(',').includes(String(value))),
  }),
  /** Positive integers separated by commas, such as ids; at most as many as the API accepts. */
  numbers: ({ most = 500, highest = Infinity }: Limits = {}): SearchParam<number[]> => ({
    read: ([given = '']) =>
      distinct(given.split(',').map(Number))
        .filter((value) => Number.isSafeInteger(value) && value > 0 && value <= highest)
        .slice(0, most),
  }),
  /** An id. */
  id: (): SearchParam<number> => ({
    read: ([given]) => {
      const value = Number(given);
      return Number.isSafeInteger(value) && value > 0 ? value : undefined;
    },
  }),
  /** `YYYY-MM-DD`. */
  day: (): SearchParam<string> => ({ read: ([given = '']) => (isDay(given) ? given : undefined) }),
};

/** Kinds of filters, which fields are given where an address is read or written. */
export type Kinds = typeof kinds;

type Limits = Partial<Record<'most' | 'longest' | 'highest', number>>;

/** Reads filters from an address. Unknown parameters and values are ignored. */
export function parseFilters<Filters extends object>(
  { fields }: FilterDefinition<Filters>,
  params: URLSearchParams,
): Filters {
  return collectFilters(fields, (name) => {
    const { key = name, read } = fields[name](kinds);
    return read(params.getAll(key).map((given) => given.trim()));
  });
}

/** Writes filters for an address, without those that are not set, so that equal filters have equal addresses. */
export function formatFilters<Filters extends object>(
  { fields, tidy }: FilterDefinition<Filters>,
  filters: FiltersChange<Filters>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(tidy(filters)).flatMap(([name, value]) => {
      const { key = name, write } = fields[name as keyof Filters](kinds);
      return (write?.(value) ?? [String(value)]).map((text) => [key, text]);
    }),
  );
}

/** Returns false for days that do not exist: as a date, these are another day, or null. */
function isDay(given: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(given) && String(new Date(given).toJSON()).startsWith(given);
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
