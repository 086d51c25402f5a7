import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { InvoiceLine } from './invoice.ts';
import { paymentFailures, paymentMethodKinds, paymentStatuses } from './payment.ts';
import { planChanges } from './plan-change.ts';
import { billingReads, billingWrites, PriceKey, PromotionCodeText, Quantity } from './plans.endpoints.ts';

/** What is ordered: one price for a number of locations. */
const basket = {
  currency: z
    .string()
    .regex(/^[a-z]{3}$/)
    .describe('ISO 4217, in lower case; that of the price.'),
  items: z.array(z.object({ price: PriceKey, quantity: Quantity }).meta({ id: 'OrderItem' })).length(1),
  promotion_code: PromotionCodeText.nullable(),
};

const Basket = z.object(basket).meta({ id: 'Basket' });

export type Basket = z.infer<typeof Basket>;

const sums = {
  net: z.int().describe('In minor units, as all amounts, after the discount.'),
  tax: z.int(),
  amount_due: z.int().describe('What is to be paid: gross, less what the company has in credit.'),
};

const PricePreview = z
  .object({
    ...sums,
    discount: z.int().describe('Net, and off already.'),
    currency: z.string(),
    change: z.enum(planChanges).nullable().describe('Null where nothing is subscribed to yet.'),
    lines: z.array(InvoiceLine),
    renewal: z
      .object({ ...sums, at: Timestamp })
      .describe('The first full period that follows.')
      .meta({ id: 'RenewalPreview' }),
  })
  .meta({ id: 'PricePreview' });

export type PricePreview = z.infer<typeof PricePreview>;

const basketProblems = [
  'not_found',
  'price_unknown',
  'promotion_code_invalid',
  'provider_unavailable',
] as const;

export const previewPrice = defineEndpoint({
  id: 'previewPrice',
  method: 'post',
  path: '/payments/price-preview/',
  summary: 'What an order would cost now and at each renewal; nothing is ordered',
  access: billingReads,
  body: Basket,
  response: PricePreview,
  problems: [...basketProblems, 'too_many_attempts'],
});

const NewOrder = z
  .object({
    ...basket,
    payment_method: z
      .enum(paymentMethodKinds)
      .describe('Of a change, that of the subscription is used whatever is said.'),
    expected_amount_due: z.int().min(0).describe('`amount_due` of the preview that the buyer saw.'),
    accepted_terms: z.boolean(),
  })
  .meta({ id: 'NewOrder' });

export type NewOrder = z.infer<typeof NewOrder>;

const Order = z
  .object({
    id: Id,
    status: z
      .enum(paymentStatuses)
      .describe('`success` where nothing is left to pay, `pending` until the buyer has paid.'),
    redirect_url: z.url().nullable().describe('Where the buyer pays.'),
  })
  .meta({ id: 'Order' });

export type Order = z.infer<typeof Order>;

export const createOrder = defineEndpoint({
  id: 'createOrder',
  method: 'post',
  path: '/payments/orders/',
  summary: 'Order a plan or change it; the same key never orders twice',
  // A change that charges the stored card does.
  access: { ...billingWrites, freshLogin: 'sometimes' },
  headers: z.object({
    'idempotency-key': z
      .string()
      .regex(/^[\w-]{8,100}$/)
      .describe('Made for each order, such as a UUID. Sent again, it returns the same order.'),
  }),
  body: NewOrder,
  response: Order,
  status: 201,
  problems: [
    ...basketProblems,
    'terms_not_accepted',
    'invoice_data_missing',
    'tax_number_unverified',
    'payment_method_unavailable',
    'no_changes',
    'unpaid_subscription',
    'invoice_unpaid',
    'price_changed',
    'plan_limits_exceeded',
    'change_after_period',
    'order_in_progress',
    'payment_failed',
    'too_many_attempts',
  ],
});

const LatestPayment = z
  .object({
    order_id: Id,
    status: z.enum(paymentStatuses),
    failure: z.enum(paymentFailures).nullable().describe('Null also where only the bank knows.'),
    amount_due: z.int(),
    currency: z.string(),
    redirect_url: z
      .url()
      .nullable()
      .describe(
        'Where it goes on, or is tried another time after a refusal; null once that page has closed.',
      ),
  })
  .meta({ id: 'LatestPayment' });

export type LatestPayment = z.infer<typeof LatestPayment>;

export const getLatestPayment = defineEndpoint({
  id: 'getLatestPayment',
  method: 'get',
  path: '/payments/latest/',
  summary: 'How the newest payment stands, or null',
  access: billingReads,
  response: LatestPayment.nullable(),
  problems: ['not_found'],
});

export const confirmPayment = defineEndpoint({
  id: 'confirmPayment',
  method: 'post',
  path: '/payments/after-payment/',
  summary: 'Look at once how a payment went, after the buyer has come back',
  access: billingWrites,
  body: z
    .object({
      session_id: z
        .string()
        .regex(/^cs_\w{1,200}$/)
        .describe('As in the address of the return.'),
    })
    .meta({ id: 'PaidSession' }),
  response: LatestPayment.nullable(),
  problems: ['not_found', 'provider_unavailable', 'too_many_attempts'],
});
