import type Stripe from 'stripe';
import { taxNumberStatuses, type TaxNumberStatus } from '@pinfold/contract/features/billing/tax-number';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { Problem } from '../../../problem.ts';
import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';

export interface TaxNumber {
  /** As it is kept. */
  taxId: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/**
 * Adds a tax number to a customer, which for one of the EU makes Stripe ask VIES; one that is there already is returned.
 * @throws StripeFailure
 * @throws Problem `tax_number_invalid`
 */
export async function addTaxId(
  stripe: StripeConnection,
  customerId: string,
  { taxId: value, country }: TaxNumber,
): Promise<Stripe.TaxId> {
  const known = (await taxIdsOf(stripe, customerId)).find((one) => one.value === value);
  if (known) return known;
  const type = country === 'PL' ? 'pl_nip' : 'eu_vat';
  return ifRefused(
    stripe.ask((client) => client.customers.createTaxId(customerId, { type, value })),
    (error) => {
      if (!error.reasons.includes('tax_id_invalid')) throw error;
      throw new Problem('tax_number_invalid', { errors: [{ path: 'body.tax_id' }] });
    },
  );
}

/** Takes every other number off the customer, so that invoices show one. */
export async function keepOnlyTaxId(
  stripe: StripeConnection,
  customerId: string,
  taxId: string,
): Promise<void> {
  for (const { id } of await taxIdsOf(stripe, customerId))
    if (id !== taxId) await stripe.ask((client) => client.customers.deleteTaxId(customerId, id));
}

/** What Stripe has found out about a number; undefined where the customer does not have it. */
export async function taxStatusAtStripe(
  stripe: StripeConnection,
  customerId: string,
  value: string,
): Promise<TaxNumberStatus | undefined> {
  const found = (await taxIdsOf(stripe, customerId)).find((one) => one.value === value);
  return found && taxNumberStatusOf(found);
}

export function taxNumberStatusOf({ verification }: Stripe.TaxId): TaxNumberStatus {
  return taxNumberStatuses.find((status) => status === verification?.status) ?? 'unavailable';
}

/** Whether the buyer accounts for the tax: a business elsewhere in the EU whose number VIES knows. */
export function isReverseCharge({ country, taxStatus }: { country: string; taxStatus: TaxNumberStatus }) {
  return country !== 'PL' && taxStatus === 'verified';
}

/** A customer has at most five; the page is whole. */
async function taxIdsOf(stripe: StripeConnection, customerId: string): Promise<Stripe.TaxId[]> {
  return (await stripe.ask((client) => client.customers.listTaxIds(customerId, { limit: 100 }))).data;
}
