import { planCapabilities, planLimits } from '@pinfold/contract/access/plan';
import { InvoiceParty } from '@pinfold/contract/features/billing/invoice';
import { paymentMethodKinds } from '@pinfold/contract/features/billing/payment';
import { billingIntervals } from '@pinfold/contract/features/billing/billing-interval';
import { PriceTier, tiersModes } from '@pinfold/contract/features/billing/price';
import * as z from 'zod';

const SoldPrice = z.strictObject({
  interval: z.enum(billingIntervals),
  /** ISO 4217, in lower case. */
  currency: z.string().regex(/^[a-z]{3}$/),
  tiers: z.array(PriceTier).min(1).max(50).refine(isAscending, 'tiers ascend, and the last alone has no end'),
});

const SoldPlan = z.strictObject({
  /** Part of lookup keys and stored with each subscription, so it must not change. */
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().min(1).max(60),
  /** Who goes to a higher rank upgrades. */
  rank: z.int().min(1).max(1000),
  tiers_mode: z.enum(tiersModes),
  capabilities: z.array(z.enum(planCapabilities)),
  /** Those besides the number of locations, which is what is bought. */
  limits: z.partialRecord(z.enum(planLimits).exclude(['max_facilities']), z.int().nonnegative()),
  prices: z.array(SoldPrice).min(1).max(20),
});

export type SoldPlan = z.infer<typeof SoldPlan>;

/** JSON in one line. */
const json = () =>
  z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  });

/** `PINFOLD_BILLING_PLANS`. */
export const SoldPlans = json().pipe(
  z
    .array(SoldPlan)
    .min(1)
    .max(20)
    .refine((all) => isUnique(all.map(({ key }) => key)), 'a key is used twice')
    // The plan of a company is known by its name.
    .refine((all) => isUnique(all.map(({ name }) => name)), 'a name is used twice')
    .refine((all) => isUnique(all.map(({ rank }) => rank)), 'a rank is used twice')
    .refine(
      (all) => all.every(({ prices }) => isUnique(prices.map((one) => `${one.interval} ${one.currency}`))),
      'a plan has two prices for the same interval and currency',
    ),
);

/** `PINFOLD_BILLING_METHODS`. */
export const PaymentMethods = z
  .string()
  .default(paymentMethodKinds.join(','))
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.enum(paymentMethodKinds)).min(1));

/** `PINFOLD_BILLING_SELLER`. */
export const Seller = json().pipe(InvoiceParty.strict());

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function isAscending(tiers: readonly PriceTier[]): boolean {
  return tiers.every(({ up_to }, index) => {
    const before = tiers[index - 1]?.up_to ?? 0;
    return index === tiers.length - 1 ? up_to === null : up_to !== null && up_to > before;
  });
}
