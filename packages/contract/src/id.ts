import * as z from 'zod';

/** Identifier of a row; stays within what a double holds exactly. */
export const Id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const IdParam = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** A moment, as ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();
