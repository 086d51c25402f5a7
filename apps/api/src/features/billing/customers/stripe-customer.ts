import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { unanswered } from '../../../providers/provider-request.ts';
import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';
import type { Services } from '../../../services.ts';
import { requireSelling } from '../require-selling.ts';
import { billingCustomers } from './billing-customers.table.ts';
import { invoiceDataRow, type InvoiceDataRow } from './invoice-data.queries.ts';
import { addTaxId, isReverseCharge, keepOnlyTaxId } from './stripe-tax-id.ts';

/**
 * Returns the company's customer at Stripe, with the data that its next invoice has to show. Call it before whatever
 * makes an invoice, and outside of transactions.
 * @throws StripeFailure
 * @throws Problem `not_found` where nothing is sold, `tax_number_invalid` where Stripe refuses the number
 */
export async function ensureStripeCustomer(services: Services, companyId: number): Promise<string> {
  const customerId = await openStripeCustomer(services, companyId);
  const data = await invoiceDataRow(services.database.queries, companyId);
  if (data.taxId !== '') {
    const stripe = requireSelling(services);
    const { id } = await addTaxId(stripe, customerId, data);
    await keepOnlyTaxId(stripe, customerId, id);
  }
  await describeStripeCustomer(services, customerId, data);
  return customerId;
}

/**
 * Returns the customer, whatever Stripe knows of it; makes it the first time. The key makes one of two simultaneous
 * requests, so it goes with what never changes.
 */
export async function openStripeCustomer(services: Services, companyId: number): Promise<string> {
  const { queries } = services.database;
  const known = await invoiceDataRow(queries, companyId);
  if (known.stripeCustomerId !== null) return known.stripeCustomerId;
  const { id } = await createCustomer(requireSelling(services), companyId);
  await queries.insert(billingCustomers).values({ companyId }).onConflictDoNothing();
  await queries
    .update(billingCustomers)
    .set({ stripeCustomerId: id })
    .where(and(eq(billingCustomers.companyId, companyId), isNull(billingCustomers.stripeCustomerId)));
  return (await invoiceDataRow(queries, companyId)).stripeCustomerId ?? id;
}

/** Stripe answers a key for a day as it did first, even with an error of its own: another key is another try. */
async function createCustomer(
  stripe: StripeConnection,
  companyId: number,
  tried = 1,
): Promise<Stripe.Customer> {
  const key = tried === 1 ? `customer-${companyId}` : `customer-${companyId}-${tried}`;
  const metadata = { company_id: String(companyId) };
  return ifRefused(
    stripe.ask((client) => client.customers.create({ metadata }, { idempotencyKey: key })),
    (error) => {
      const isFinal = error.kind !== 'temporary' || error.reasons.includes(unanswered) || tried === mostTries;
      if (isFinal) throw error;
      return createCustomer(stripe, companyId, tried + 1);
    },
  );
}

const mostTries = 3;

/** Tells Stripe the name and the address, and whether the buyer accounts for the tax. */
export async function describeStripeCustomer(
  services: Services,
  customerId: string,
  data: InvoiceDataRow,
): Promise<void> {
  await requireSelling(services).ask((client) =>
    client.customers.update(customerId, {
      name: data.companyName,
      email: data.email,
      address: {
        line1: [data.street, data.houseNumber].filter((part) => part !== '').join(' '),
        postal_code: data.postalCode,
        city: data.city,
        country: data.country,
      },
      tax_exempt: isReverseCharge(data) ? 'reverse' : 'none',
    }),
  );
}
