export type { Schemas } from '@pinfold/contract/schemas';

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
