import * as z from 'zod';

/**
 * A whole number in a path or a query: digits alone, so that one row has one address. `1.0`, `1e0`, `0x1`, ` 1` and `01`
 * are not 1.
 */
export function digits<Schema extends z.ZodType<number>>(schema: Schema) {
  return z.preprocess(reader(/^(0|[1-9]\d{0,15})$/), schema);
}

/** A number with a fraction, such as a coordinate: digits and a point. */
export function decimal<Schema extends z.ZodType<number>>(schema: Schema) {
  return z.preprocess(reader(/^-?(0|[1-9]\d{0,8})(\.\d{1,20})?$/), schema);
}

/** What is a number already is left to the schema. */
function reader(pattern: RegExp) {
  return (value: unknown) =>
    typeof value === 'string' ? (pattern.test(value) ? Number(value) : Number.NaN) : value;
}
