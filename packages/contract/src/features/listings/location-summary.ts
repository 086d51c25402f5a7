import * as z from 'zod';
import { Id } from '../../id.ts';

/** What other screens need of a location: enough to name it and to choose it. */
export const LocationSummary = z
  .object({
    id: Id,
    name: z.string(),
    formatted_address: z.string(),
    city: z.string(),
    store_code: z.string(),
    is_verified: z.boolean(),
  })
  .meta({ id: 'LocationSummary' });
export type LocationSummary = z.infer<typeof LocationSummary>;
