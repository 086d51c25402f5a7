import { userInfo } from 'node:os';
import * as z from 'zod';

/** Who changes which company, and why. */
export const operatorOptions = {
  company: z.coerce.number().int().positive(),
  operator: z
    .string()
    .min(1)
    .max(200)
    .default(() => userInfo().username),
  reason: z.string().max(500).default(''),
};
