import type { Kinds, SearchParam } from './search-params.ts';

/** The filters of a definition, all optional: one that is left out does not narrow the list. */
export type FiltersOf<Fields> = {
  readonly [Name in keyof Fields]?: Fields[Name] extends FilterField<infer Value> ? Value : never;
};

/** How each filter is read from an address and written there. */
export type FilterFields<Filters> = {
  readonly [Name in keyof Filters]-?: FilterField<NonNullable<Filters[Name]>>;
};

type FilterField<Value> = (kind: Kinds) => SearchParam<Value>;

/** Some filters to set; undefined takes one away. */
export type FiltersChange<Filters> = { [Name in keyof Filters]?: Filters[Name] | undefined };

/** Handles the filters of one list; `parseFilters` and `formatFilters` read and write them. */
export interface FilterDefinition<Filters extends object> {
  fields: FilterFields<Filters>;
  /** Drops filters that do not narrow anything, so that equal searches look equal. */
  tidy: (filters: FiltersChange<Filters>) => Filters;
  /** Returns true when anything narrows the list. */
  has: (filters: FiltersChange<Filters>) => boolean;
}

/** What differs between lists. */
export interface FiltersOptions<Filters> {
  /** Filters that only say how others are meant: `has` does not count them. */
  modifiers?: readonly (keyof Filters)[];
  /** Values that mean the same as none: `tidy` and `formatFilters` drop them. */
  defaults?: Filters;
}

/**
 * Declares the filters of a list once. Each is a function of the kinds, so that bundlers drop these where nothing reads
 * an address; mark the call as pure, so that they drop the definition where it is not used.
 *
 * @example
 * ```ts
 * const fields = {
 *   /** Part of the name. *\/
 *   q: (kind: Kinds): SearchParam<string> => kind.text(200),
 *   source: (kind: Kinds): SearchParam<1 | 2> => kind.choice([1, 2]),
 * };
 * export interface ChangeFilters extends FiltersOf<typeof fields> {}
 * export const changeFilters: FilterDefinition<ChangeFilters> = /* @__PURE__ *\/ defineFilters(fields);
 * parseFilters(changeFilters, new URLSearchParams('q=Rynek&source=9')); // { q: 'Rynek' }
 * ```
 */
export function defineFilters<Filters extends object>(
  fields: FilterFields<Filters>,
  { modifiers = [], defaults }: FiltersOptions<Filters> = {},
): FilterDefinition<Filters> {
  const tidy = (filters: FiltersChange<Filters>) =>
    collectFilters(fields, (name) => (filters[name] === defaults?.[name] ? undefined : filters[name]));
  return {
    fields,
    tidy,
    has: (filters) => Object.keys(tidy(filters)).some((name) => !modifiers.includes(name as keyof Filters)),
  };
}

/** Returns the filters of a definition that narrow anything, in its order. */
export function collectFilters<Filters extends object>(
  fields: FilterFields<Filters>,
  valueOf: (name: keyof Filters & string) => unknown,
): Filters {
  const names = Object.keys(fields) as (keyof Filters & string)[];
  const isIdle = (value: unknown) => (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    names.map((name) => [name, valueOf(name)]).filter(([, value]) => !isIdle(value)),
  ) as Filters;
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
