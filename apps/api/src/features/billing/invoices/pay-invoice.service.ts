import type { PaymentMethodKind } from '@pinfold/contract/features/billing/payment';
import type { PaymentPage } from '@pinfold/contract/features/billing/subscription.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { canPayQuickly, invoicePaymentPage } from '../orders/checkout-pages.ts';
import { openPage } from '../orders/open-page.ts';
import { requireSellingTo } from '../require-selling.ts';
import { requireInvoice } from './invoices.queries.ts';

/**
 * Opens a page on which an invoice is paid, whatever it is for: a debt, an upgrade, or the next period.
 * @throws Problem `not_found`, `too_many_attempts`, `nothing_to_pay`, `payment_method_unavailable`, `order_in_progress`,
 * `provider_unavailable`
 */
export async function payInvoiceOf(
  services: Services,
  member: Member,
  { id, method }: { id: number; method: PaymentMethodKind },
): Promise<PaymentPage> {
  const stripe = await requireSellingTo(services, member.companyId);
  const { config, database } = services;
  const invoice = await requireInvoice(database.queries, member.companyId, id);
  if (invoice.status !== 'open') throw new Problem('nothing_to_pay');
  const { currency, stripeInvoiceId, amountRemaining: amountDue, tax } = invoice;
  if (!config.PINFOLD_BILLING_METHODS.includes(method) || (method === 'quick' && !canPayQuickly(currency)))
    throw new Problem('payment_method_unavailable', { errors: [{ path: 'body.payment_method' }] });
  const contents = { kind: 'invoice' as const, method, currency, amountDue, tax, stripeInvoiceId };
  return openPage(services, member, contents, async (order) => {
    const present = await stripe.ask((client) => client.invoices.retrieve(stripeInvoiceId));
    if (present.status === 'open') return invoicePaymentPage(services, order, present);
    if (present.status === 'paid') return { status: 'paid', stripeInvoiceId };
    throw new Problem('nothing_to_pay');
  });
}
