import * as z from 'zod';
import { Id } from '../../id.ts';
import { languages } from '../../languages.ts';

export const User = z
  .object({
    id: Id,
    email: z.string(),
    name: z.string(),
    language: z.enum(languages),
    is_demo: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;
