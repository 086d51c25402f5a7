import type { PaymentMethodKind } from '@pinfold/contract/features/billing/payment';
import type { PaymentPage } from '@pinfold/contract/features/billing/subscription.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { invoicePaymentPage } from '../orders/checkout-pages.ts';
import { openPage } from '../orders/open-page.ts';
import { requireMethod } from '../orders/require-method.ts';
import { refuseSuspended } from '../operators/suspension.ts';
import { requireSellingTo } from '../require-selling.ts';
import { requireInvoice } from './invoices.queries.ts';

/**
 * Opens a page on which an invoice is paid, whatever it is for: a debt, an upgrade, or the next period.
 * @throws Problem `not_found`, `too_many_attempts`, `nothing_to_pay`, `unpaid_subscription`, `payment_method_unavailable`,
 * `order_in_progress`, `provider_unavailable`
 */
export async function payInvoiceOf(
  services: Services,
  member: Member,
  { id, method }: { id: number; method: PaymentMethodKind },
): Promise<PaymentPage> {
  const stripe = await requireSellingTo(services, member.companyId);
  const { queries } = services.database;
  const invoice = await requireInvoice(queries, member.companyId, id);
  if (invoice.status !== 'open') throw new Problem('nothing_to_pay');
  await refuseSuspended(queries, member.companyId);
  const { currency, stripeInvoiceId, amountRemaining: amountDue, tax } = invoice;
  requireMethod(services, method, currency);
  const contents = { kind: 'invoice' as const, method, currency, amountDue, tax, stripeInvoiceId };
  return openPage(services, member, contents, async (order) => {
    const present = await stripe.ask((client) => client.invoices.retrieve(stripeInvoiceId));
    if (present.status === 'open') return invoicePaymentPage(services, order, present);
    if (present.status === 'paid') return { status: 'paid', stripeInvoiceId };
    throw new Problem('nothing_to_pay');
  });
}
