import { eq } from 'drizzle-orm';
import { openStripeCustomer } from '../../features/billing/customers/stripe-customer.ts';
import { billingInvoices } from '../../features/billing/invoices/billing-invoices.table.ts';
import { requireSelling } from '../../features/billing/require-selling.ts';
import { syncCompanyBilling } from '../../features/billing/sync/sync-company-billing.ts';
import type { Services } from '../../services.ts';
import type { RawRequest } from '../clients/request.ts';

/** Rows of what a company pays for, for sample requests. */
export interface BillingSubscriptionRows {
  invoiceId: number;
}

const seller = {
  tax_id: '9991001010',
  name: 'Pinfold sp. z o.o.',
  street: 'Józefa',
  house_number: '9/3',
  postal_code: '31-056',
  city: 'Kraków',
  country: 'PL',
  email: 'operator@pinfold.test',
};

/** An invoice that waits for its payment, of a subscription that does not count before. */
export async function makeBillingSubscriptionRows(
  services: Services,
  { companyId }: { companyId: number },
): Promise<BillingSubscriptionRows> {
  const { queries } = services.database;
  const customer = await openStripeCustomer(services, companyId);
  await requireSelling(services).ask(async (client) => {
    const product = await client.products.create({ name: 'Standard' });
    const price = await client.prices.create({
      product: product.id,
      currency: 'pln',
      recurring: { interval: 'month' },
      unit_amount: 8900,
    });
    const { latest_invoice: invoice } = await client.subscriptions.create({
      customer,
      items: [{ price: price.id, quantity: 3 }],
      collection_method: 'send_invoice',
      days_until_due: 7,
    });
    await client.invoices.finalizeInvoice(String(invoice));
  });
  await syncCompanyBilling(services, companyId);
  const [invoice] = await queries
    .update(billingInvoices)
    .set({ seller })
    .where(eq(billingInvoices.companyId, companyId))
    .returning({ id: billingInvoices.id });
  return { invoiceId: invoice?.id ?? 0 };
}

/** Requests about a subscription and its invoices. */
export function billingSubscriptionSamples({ invoiceId }: BillingSubscriptionRows) {
  const ofInvoice = { params: { id: invoiceId } };
  return {
    getSubscription: {},
    cancelSubscription: {},
    resumeSubscription: {},
    replaceCard: {},
    listInvoices: {},
    exportInvoices: {},
    getInvoice: ofInvoice,
    getInvoiceFile: { ...ofInvoice, query: { type: 'xml' } },
    payInvoice: { ...ofInvoice, body: { payment_method: 'quick' } },
  } satisfies Record<string, Pick<RawRequest, 'params' | 'query' | 'body'>>;
}
