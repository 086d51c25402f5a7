import * as z from 'zod';
import { digits } from './number-text.ts';

/** Identifier of a row; stays within what a double holds exactly. */
export const Id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The same in a path or a query, in the only way in which it is written. */
export const IdText = digits(Id);

/** Ids with commas between them, in a query. */
export function idListText(most: number) {
  return z.string().regex(new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${most - 1}}$`));
}

export const IdParam = z.object({ id: IdText.meta({ parameter: 'Id' }) });

/** A moment, as ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();
