import type { SearchParam } from './search-params.ts';

/** The filters of a definition, all optional: one that is left out does not narrow the list. */
export type FiltersOf<Fields> = {
  readonly [Name in keyof Fields]?: Fields[Name] extends () => SearchParam<infer Value> ? Value : never;
};

/** How each filter is read from an address and written there. */
export type FilterFields<Filters> = {
  readonly [Name in keyof Filters]-?: () => SearchParam<NonNullable<Filters[Name]>>;
};

/** Some filters to set; undefined takes one away. */
export type FiltersChange<Filters> = { [Name in keyof Filters]?: Filters[Name] | undefined };

/** Handles the filters of one list. */
export interface FilterDefinition<Filters extends object> {
  /** Drops filters that do not narrow anything, so that equal searches look equal. */
  tidy: (filters: FiltersChange<Filters>) => Filters;
  /** Returns true when anything narrows the list. */
  has: (filters: FiltersChange<Filters>) => boolean;
  /** Reads filters from an address. Unknown parameters and values are ignored. */
  parse: (params: URLSearchParams) => Filters;
  /** Writes filters for an address, without those that are not set, so that equal filters have equal addresses. */
  format: (filters: FiltersChange<Filters>) => URLSearchParams;
}

/** What differs between lists. */
export interface FiltersOptions<Filters> {
  /** Filters that only say how others are meant: `has` does not count them. */
  modifiers?: readonly (keyof Filters)[];
  /** Values that mean the same as none: `tidy` and `format` drop them. */
  defaults?: Filters;
}

/**
 * Declares the filters of a list once. Each is a function, so that nothing is made before it is needed; mark the call
 * as pure, so that bundlers drop the definition where it is not used.
 *
 * @example
 * ```ts
 * const fields = {
 *   /** Part of the name. *\/
 *   q: (): SearchParam<string> => text(200),
 *   source: (): SearchParam<1 | 2> => choice([1, 2]),
 * };
 * export interface ChangeFilters extends FiltersOf<typeof fields> {}
 * export const changeFilters: FilterDefinition<ChangeFilters> = /* @__PURE__ *\/ defineFilters(fields);
 * changeFilters.parse(new URLSearchParams('q=Rynek&source=9')); // { q: 'Rynek' }
 * ```
 */
export function defineFilters<Filters extends object>(
  fields: FilterFields<Filters>,
  { modifiers = [], defaults }: FiltersOptions<Filters> = {},
): FilterDefinition<Filters> {
  type Name = keyof Filters & string;
  const names = Object.keys(fields) as Name[];
  const collect = (valueOf: (name: Name) => unknown) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = valueOf(name);
        return isIdle(value) ? [] : [[name, value]];
      }),
    ) as Filters;
  const tidy = (filters: FiltersChange<Filters>) =>
    collect((name) => (filters[name] === defaults?.[name] ? undefined : filters[name]));
  return {
    tidy,
    has: (filters) => Object.keys(tidy(filters)).some((name) => !modifiers.includes(name as Name)),
    parse: (params) =>
      collect((name) => {
        const { key = name, read } = fields[name]();
        return read(params.getAll(key).map((given) => given.trim()));
      }),
    format: (filters) =>
      new URLSearchParams(
        Object.entries(tidy(filters)).flatMap(([name, value]) => {
          const { key = name, write } = fields[name as Name]();
          return (write?.(value) ?? [String(value)]).map((text) => [key, text]);
        }),
      ),
  };
}

/** Returns tidy filters as parameters of a request. */
export function toFiltersQuery<Filters extends object>(filters: Filters): FiltersQuery<Filters> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : typeof value === 'boolean' ? String(value) : value,
    ]),
  ) as FiltersQuery<Filters>;
}

/** Filters as parameters of a request: lists between commas, flags as words. */
export type FiltersQuery<Filters> = {
  [Name in keyof Filters]: NonNullable<Filters[Name]> extends readonly unknown[]
    ? string
    : NonNullable<Filters[Name]> extends boolean
      ? 'true' | 'false'
      : Filters[Name];
};

function isIdle(value: unknown): boolean {
  return (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
}
