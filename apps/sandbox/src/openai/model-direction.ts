import * as z from 'zod';

/** What the next answer of the model comes to, instead of going well. */
export const ModelDirection = z
  .object({
    // hold: no token more until it is released. cut: the connection breaks. refuse: it says that it will not.
    // filter: the provider stops it for its content.
    outcome: z.enum(['hold', 'cut', 'refuse', 'filter']),
    /** Tokens that come before. */
    after: z.int().min(0).max(1000).default(2),
    times: z.int().min(1).max(1000).default(1),
    /** Only answers to a prompt that holds this. */
    containing: z.string().max(1000).default(''),
  })
  .strict();
export type ModelDirection = z.infer<typeof ModelDirection>;
