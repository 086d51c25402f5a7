import * as z from 'zod';
import { Id } from './id.ts';
import { ProblemCodeSchema } from './problem.ts';

/** What is to be removed at once. */
export const IdsToRemove = z
  .object({
    ids: z
      .array(Id)
      .min(1)
      .max(100)
      .refine((ids) => new Set(ids).size === ids.length, 'an id is named twice'),
  })
  .meta({ id: 'IdsToRemove' });

/** What became of each: one that is refused keeps the others from nothing. */
export const BulkRemoval = z
  .object({
    removed: z.array(Id),
    refused: z.array(z.object({ id: Id, problem: ProblemCodeSchema })),
  })
  .meta({ id: 'BulkRemoval' });

export type BulkRemoval = z.infer<typeof BulkRemoval>;
