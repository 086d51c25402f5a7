import * as z from 'zod';
import { digits } from './number-text.ts';

export const maxPageSize = 100;

/** `page` counts from 1. */
export function pageQuery(defaultPageSize: number) {
  return z.object({
    page: digits(z.number().int().min(1).max(100_000_000)).default(1).meta({ parameter: 'Page' }),
    page_size: digits(z.number().int().min(1).max(maxPageSize))
      .default(defaultPageSize)
      .meta({ parameter: `PageSize${defaultPageSize}` }),
  });
}

/** The same two in the body of a search. */
export function pageFields(defaultPageSize: number) {
  return {
    page: z.int().min(1).max(1_000_000).default(1),
    page_size: z.int().min(1).max(maxPageSize).default(defaultPageSize),
  };
}

/** A query's `true` or `false`; other words are refused. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true');

export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ count: z.number().int(), results: z.array(item) });
}
