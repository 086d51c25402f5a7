import * as z from 'zod';
import { Id } from '../../../id.ts';

/** Of which listings the offer is asked: of some locations, or of a category in a country. */
export const askedOffer = {
  facilities_ids: z.array(Id).min(1).max(10_000).optional().describe('What any of these can have.'),
  category: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('With country instead of locations: what a listing of this primary category can have.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('ISO 3166-1 alpha-2.'),
  only_set: z.boolean().default(false).describe('Only what a location of facilities_ids has already.'),
};

export interface AskedOffer {
  facilities_ids?: number[] | undefined;
  category?: string | undefined;
  country?: string | undefined;
}

export function asksForOneOffer({ facilities_ids, category, country }: AskedOffer): boolean {
  return facilities_ids ? !category && !country : Boolean(category && country);
}

export const oneOfferOnly = 'either facilities_ids, or category and country';
