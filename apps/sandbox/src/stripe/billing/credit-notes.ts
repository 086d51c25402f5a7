import * as z from 'zod';
import type { CreditNote } from '../objects/billing-objects.ts';
import { contained } from '../objects/stored.ts';
import { refund } from '../payments/refunds.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import { Int, ListParameters, MetadataParam, NoParameters, Text } from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { invalidParameter, StripeError } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { rounded } from './tiered-amount.ts';

const Amount = Int.pipe(z.number().min(0));

const Create = z.strictObject({
  amount: Amount.optional(),
  credit_amount: Amount.optional(),
  invoice: Text,
  memo: Text.optional(),
  metadata: MetadataParam.optional(),
  out_of_band_amount: Amount.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']).optional(),
  refund_amount: Amount.optional(),
});

const List = ListParameters.extend({ customer: Text.optional(), invoice: Text.optional() });

export function creditNoteCalls({ get, post }: StripeCalls): void {
  get('/v1/credit_notes', List, (transaction, { customer, invoice, ...page }) =>
    listPage(
      transaction
        .list('credit_note')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (invoice === undefined || one.invoice === invoice),
        ),
      page,
      '/v1/credit_notes',
    ),
  );
  get('/v1/credit_notes/:id', NoParameters, (transaction, _none, id = '') =>
    transaction.get('credit_note', id),
  );
  post('/v1/credit_notes', Create, createCreditNote);
}

/** Of a paid invoice the amount goes back to the card, the balance, or elsewhere; of an open one less is due. */
function createCreditNote(transaction: Transaction, given: z.infer<typeof Create>): CreditNote {
  const invoice = transaction.edit('invoice', given.invoice, 'invoice');
  const { amount = 0 } = given;
  if (invoice.status !== 'open' && invoice.status !== 'paid')
    throw new StripeError(400, `You cannot create a credit note for an invoice that is ${invoice.status}.`, {
      param: 'invoice',
    });
  const left =
    invoice.total - invoice.pre_payment_credit_notes_amount - invoice.post_payment_credit_notes_amount;
  const isPaid = invoice.status === 'paid';
  const most = isPaid ? left : Math.min(left, invoice.amount_remaining);
  if (amount < 1 || amount > most)
    throw invalidParameter('amount', `The amount of the credit note must be between 1 and ${most}.`);
  const { credit_amount: credit = 0, out_of_band_amount: elsewhere = 0, refund_amount: refunded = 0 } = given;
  if (isPaid && credit + elsewhere + refunded !== amount)
    throw invalidParameter(
      'amount',
      'The sum of refund_amount, credit_amount and out_of_band_amount must equal the credit note amount.',
    );
  const refunds = isPaid && refunded > 0 ? refundPayments(transaction, invoice.id, refunded) : [];
  if (isPaid) {
    invoice.post_payment_credit_notes_amount += amount;
    transaction.edit('customer', invoice.customer ?? '').balance -= credit;
  } else {
    invoice.pre_payment_credit_notes_amount += amount;
    invoice.amount_remaining -= amount;
    invoice.amount_due -= amount;
  }
  const tax = invoice.total - invoice.total_excluding_tax;
  const creditedTax = Number(rounded(BigInt(amount) * BigInt(tax), BigInt(Math.max(1, invoice.total))));
  const base = transaction.base('credit_note', 'cn');
  const count = transaction.list('credit_note').filter((one) => one.invoice === invoice.id).length + 1;
  const note = transaction.insert<CreditNote>({
    ...base,
    amount,
    amount_shipping: 0,
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: transaction.now,
    invoice: invoice.id,
    lines: contained(`/v1/credit_notes/${base.id}/lines`, []),
    memo: given.memo ?? null,
    metadata: mergeMetadata({}, given.metadata),
    number: `${invoice.number}-CN-${String(count).padStart(2, '0')}`,
    out_of_band_amount: elsewhere,
    pdf: `https://invoice.stripe.test/cn/${base.id}/pdf`,
    post_payment_amount: isPaid ? amount : 0,
    pre_payment_amount: isPaid ? 0 : amount,
    pretax_credit_amounts: [],
    reason: given.reason ?? null,
    refunds,
    shipping_cost: null,
    status: 'issued',
    subtotal: amount - creditedTax,
    subtotal_excluding_tax: amount - creditedTax,
    total: amount,
    total_excluding_tax: amount - creditedTax,
    total_taxes: invoice.total_taxes.map((one) => ({
      ...one,
      amount: creditedTax,
      taxable_amount: amount - creditedTax,
    })),
    type: isPaid ? 'post_payment' : 'pre_payment',
    voided_at: null,
  });
  transaction.emit('credit_note.created', note);
  return note;
}

function refundPayments(transaction: Transaction, invoice: string, amount: number): CreditNote['refunds'] {
  const payment = transaction
    .list('invoice_payment')
    .find((one) => one.invoice === invoice && one.status === 'paid' && (one.amount_paid ?? 0) >= amount);
  if (!payment)
    throw invalidParameter('refund_amount', 'No payment of the invoice can be refunded by this amount.');
  const made = refund(transaction, payment.payment.payment_intent, { amount });
  return [{ amount_refunded: amount, refund: made.id, type: 'refund' }];
}
