import * as z from 'zod';

/** Of which locations. Nothing said: of all that the member may see. */
export const locationSearch = {
  q: z.string().max(200).optional().describe('Part of the name, address, city or store code.'),
  facilities_ids: z.array(z.int().positive()).max(10_000).optional(),
  groups: z.array(z.int().positive()).max(500).optional(),
  cities: z.array(z.string().max(100)).max(500).optional(),
};
