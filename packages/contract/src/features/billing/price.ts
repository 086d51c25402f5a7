import * as z from 'zod';
import { billingIntervals } from './billing-interval.ts';

/** `graduated`: each unit at the price of its own tier; `volume`: all of them at the tier that the quantity reaches. */
export const tiersModes = ['graduated', 'volume'] as const;

export type TiersMode = (typeof tiersModes)[number];

/** One tier of a price. */
export const PriceTier = z
  .object({
    up_to: z.int().positive().nullable().describe('The last quantity of the tier; null: without an end.'),
    unit_amount_decimal: z
      .string()
      .regex(/^\d{1,15}(\.\d{1,12})?$/)
      .describe('Net, for one location and interval, in minor units such as grosze.'),
  })
  .meta({ id: 'PriceTier' });

export type PriceTier = z.infer<typeof PriceTier>;

/** What a number of locations costs for an interval. */
export const BillingPrice = z
  .object({
    price_id: z.string().describe('Such as `standard_month_pln`; stays when the amount changes.'),
    currency: z.string().describe('ISO 4217, in lower case.'),
    recurring: z.object({ interval: z.enum(billingIntervals) }),
    tiers_mode: z.enum(tiersModes),
    tiers: z.array(PriceTier),
  })
  .meta({ id: 'BillingPrice' });

export type BillingPrice = z.infer<typeof BillingPrice>;
