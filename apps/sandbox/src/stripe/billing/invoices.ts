import * as z from 'zod';
import { cardError } from '../payments/payment-methods.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import { Flag, Int, ListParameters, MetadataParam, NoParameters, Text } from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import { PreviewParameters, createPreview } from './preview-invoice.ts';
import {
  attachPayment,
  finalizeInvoice,
  giveUpInvoice,
  payInvoice,
  settleOutOfBand,
  voidInvoice,
} from './invoice-lifecycle.ts';

const List = ListParameters.extend({
  collection_method: Text.optional(),
  customer: Text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: Text.optional(),
});

const PaymentList = ListParameters.extend({
  invoice: Text.optional(),
  payment: z.strictObject({ payment_intent: Text.optional(), type: z.literal('payment_intent') }).optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
});

const Update = z.strictObject({
  auto_advance: Flag.optional(),
  default_payment_method: Text.optional(),
  description: Text.optional(),
  due_date: Int.optional(),
  footer: Text.optional(),
  metadata: MetadataParam.optional(),
});

const Pay = z.strictObject({
  off_session: Flag.optional(),
  paid_out_of_band: Flag.optional(),
  payment_method: Text.optional(),
});

export function invoiceCalls({ get, post }: StripeCalls): void {
  get(
    '/v1/invoices',
    List,
    (transaction, { customer, status, subscription, collection_method: collection, ...page }) =>
      listPage(
        transaction
          .list('invoice')
          .filter(
            (one) =>
              (customer === undefined || one.customer === customer) &&
              (status === undefined || one.status === status) &&
              (collection === undefined || one.collection_method === collection) &&
              (subscription === undefined || one.parent?.subscription_details.subscription === subscription),
          ),
        page,
        '/v1/invoices',
      ),
  );
  post('/v1/invoices/create_preview', PreviewParameters, createPreview);
  get('/v1/invoices/:id', NoParameters, (transaction, _none, id = '') => transaction.get('invoice', id));
  post('/v1/invoices/:id', Update, (transaction, { metadata, ...changes }, id = '') => {
    const invoice = Object.assign(transaction.edit('invoice', id), changes);
    invoice.metadata = mergeMetadata(invoice.metadata, metadata);
    transaction.emit('invoice.updated', invoice);
    return invoice;
  });
  get(
    '/v1/invoices/:id/lines',
    ListParameters,
    (transaction, { limit = 10, starting_after: after }, id = '') => {
      const { lines } = transaction.get('invoice', id);
      const start = lines.data.findIndex((line) => line.id === after) + 1;
      return {
        ...lines,
        data: lines.data.slice(start, start + limit),
        has_more: lines.data.length > start + limit,
      };
    },
  );
  post(
    '/v1/invoices/:id/finalize',
    z.strictObject({ auto_advance: Flag.optional() }),
    (transaction, given, id = '') => {
      const invoice = transaction.edit('invoice', id);
      if (given.auto_advance !== undefined) invoice.auto_advance = given.auto_advance;
      finalizeInvoice(transaction, invoice);
      return invoice;
    },
  );
  post('/v1/invoices/:id/pay', Pay, (transaction, given, id = '') => {
    const invoice = transaction.edit('invoice', id);
    if (invoice.status === 'draft') finalizeInvoice(transaction, invoice);
    if (given.paid_out_of_band) settleOutOfBand(transaction, invoice);
    if (given.paid_out_of_band || invoice.amount_due === 0) return invoice;
    const decline = payInvoice(transaction, invoice, {
      isOnSession: given.off_session === false,
      method: given.payment_method,
      isManual: true,
    });
    if (decline === 'authentication_required')
      throw new StripeError(
        402,
        'This payment requires additional user action before it can be completed successfully.',
        {
          type: 'card_error',
          code: 'invoice_payment_intent_requires_action',
        },
      );
    if (decline !== undefined) throw cardError(decline);
    return invoice;
  });
  post('/v1/invoices/:id/void', NoParameters, (transaction, _none, id = '') => {
    const invoice = transaction.edit('invoice', id);
    voidInvoice(transaction, invoice);
    return invoice;
  });
  post('/v1/invoices/:id/mark_uncollectible', NoParameters, (transaction, _none, id = '') => {
    const invoice = transaction.edit('invoice', id);
    giveUpInvoice(transaction, invoice);
    return invoice;
  });
  post(
    '/v1/invoices/:id/attach_payment',
    z.strictObject({ payment_intent: Text }),
    (transaction, given, id = '') => {
      const invoice = transaction.edit('invoice', id);
      attachPayment(
        transaction,
        invoice,
        transaction.edit('payment_intent', given.payment_intent, 'payment_intent'),
      );
      return invoice;
    },
  );
  get('/v1/invoice_payments', PaymentList, (transaction, { invoice, payment, status, ...page }) =>
    listPage(
      transaction
        .list('invoice_payment')
        .filter(
          (one) =>
            (invoice === undefined || one.invoice === invoice) &&
            (payment?.payment_intent === undefined ||
              one.payment.payment_intent === payment.payment_intent) &&
            (status === undefined || one.status === status),
        ),
      page,
      '/v1/invoice_payments',
    ),
  );
  get('/v1/invoice_payments/:id', NoParameters, (transaction, _none, id = '') =>
    transaction.get('invoice_payment', id),
  );
}
