import { sql, type SQL } from 'drizzle-orm';

/** A list as one parameter, in PostgreSQL's array notation; a list of parameters would be another statement for each length. */
export function arrayLiteral(values: readonly (string | number)[]): SQL {
  const items = values.map((value) =>
    typeof value === 'number' ? String(value) : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`,
  );
  return sql`${`{${items.join(',')}}`}`;
}
