import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { invoiceStatuses } from './invoice-status.ts';
import { InvoiceLine, InvoiceParty } from './invoice.ts';
import { paymentMethodKinds } from './payment.ts';
import { billingReads, billingWrites } from './plans.endpoints.ts';
import { PaymentPage } from './subscription.endpoints.ts';

const amounts = {
  currency: z.string().describe('ISO 4217, in lower case.'),
  net: z.int().describe('In minor units, as all amounts.'),
  tax: z.int(),
  total: z.int(),
  amount_remaining: z.int().describe('What is still to be paid.'),
};

const Invoice = z
  .object({
    id: Id,
    number: z.string().nullable(),
    status: z.enum(invoiceStatuses),
    ...amounts,
    period_start: Timestamp,
    period_end: Timestamp,
    issued_at: Timestamp,
    due_at: Timestamp.nullable(),
    paid_at: Timestamp.nullable(),
    ksef_number: z
      .string()
      .nullable()
      .describe('That of the Polish system of e-invoices, once it has given one.'),
  })
  .meta({ id: 'Invoice' });

export type Invoice = z.infer<typeof Invoice>;

const InvoiceDetails = Invoice.extend({
  seller: InvoiceParty.nullable(),
  buyer: InvoiceParty.nullable(),
  lines: z.array(InvoiceLine),
}).meta({ id: 'InvoiceDetails' });

export type InvoiceDetails = z.infer<typeof InvoiceDetails>;

export const listInvoices = defineEndpoint({
  id: 'listInvoices',
  method: 'get',
  path: '/payments/invoices/',
  summary: 'Invoices, the newest first',
  access: billingReads,
  query: pageQuery(20),
  response: page(Invoice),
  problems: ['not_found'],
});

export const getInvoice = defineEndpoint({
  id: 'getInvoice',
  method: 'get',
  path: '/payments/invoices/{id}/',
  summary: 'An invoice with its lines and both parties, as they were when it was issued',
  access: billingReads,
  params: IdParam,
  response: InvoiceDetails,
  problems: ['not_found'],
});

export const payInvoice = defineEndpoint({
  id: 'payInvoice',
  method: 'post',
  path: '/payments/invoices/{id}/pay/',
  summary: 'A page on which an open invoice is paid; a company that an operator has closed gets none',
  access: billingWrites,
  params: IdParam,
  body: z
    .object({ payment_method: z.enum(paymentMethodKinds).default('card') })
    .meta({ id: 'InvoicePaymentRequest' }),
  response: PaymentPage,
  status: 201,
  problems: [
    'not_found',
    'nothing_to_pay',
    'unpaid_subscription',
    'payment_method_unavailable',
    'order_in_progress',
    'provider_unavailable',
    'too_many_attempts',
  ],
});

/** A file that is small enough to come in the answer. */
const InvoiceFile = z
  .object({ filename: z.string(), content_type: z.string(), content: z.string() })
  .meta({ id: 'InvoiceFile' });

export type InvoiceFile = z.infer<typeof InvoiceFile>;

/** `xml`: FA(3), as KSeF takes it. `html`: to be read and printed. */
export const invoiceFileTypes = ['xml', 'html'] as const;

export const getInvoiceFile = defineEndpoint({
  id: 'getInvoiceFile',
  method: 'get',
  path: '/payments/invoices/{id}/file/',
  summary: 'An invoice as a file: FA(3) for the books, or a page to print',
  access: billingReads,
  params: IdParam,
  query: z.object({ type: z.enum(invoiceFileTypes).default('html') }),
  response: InvoiceFile,
  problems: ['not_found', 'seller_missing'],
});

export const exportInvoices = defineEndpoint({
  id: 'exportInvoices',
  method: 'get',
  path: '/payments/invoices/export/',
  summary: 'All invoices as CSV, the newest first',
  access: billingReads,
  response: InvoiceFile,
  problems: ['not_found'],
});
