import { sql, type SQL } from 'drizzle-orm';

/**
 * How both drivers hand over int8, which is what ids, counts and sums of smaller integers are. PostgreSQL's own driver
 * would return text, PGlite a bigint where a number is too small for it.
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The int8 ${text} is past what a number holds exactly.`);
  return value;
}

/** The same for int8[] of one dimension. */
export function parseInt8Array(text: string): (number | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : parseInt8(item)));
}

/** The ids of a list in the query of an address, such as `4,8,15`. */
export function idsIn(list: string): number[] {
  return list.split(',').map(Number);
}

/** Ids as one parameter, for `= any(…)` and `unnest(…)`. */
export function int8Array(ids: Iterable<number>): SQL {
  return sql`${arrayLiteral([...ids])}::int8[]`;
}

/** Ids as they stand in a statement, for `in`: PostgreSQL then plans for as many as there are. */
export function idList(ids: readonly number[]): SQL {
  return ids.length === 0 ? sql`(null)` : sql.raw(`(${ids.map(Number).join(',')})`);
}

/** A list as one parameter, in PostgreSQL's array notation; a list of parameters would be another statement for each length. */
export function arrayLiteral(values: readonly (string | number)[]): SQL {
  const items = values.map((value) =>
    typeof value === 'number' ? String(value) : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`,
  );
  return sql`${`{${items.join(',')}}`}`;
}
