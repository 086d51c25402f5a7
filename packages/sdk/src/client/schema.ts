import type { components } from './schema.generated.d.ts';

/** Shapes on the wire, by name, as the API's OpenAPI document declares them. */
export type Schemas = components['schemas'];

/** A whole list, as the API returns it. */
export interface ListOf<Row> {
  results: Row[];
}

/** One page of a list, as the API returns it. */
export interface PageOf<Row> {
  /** How many rows all pages have together. */
  count: number;
  results: Row[];
}
