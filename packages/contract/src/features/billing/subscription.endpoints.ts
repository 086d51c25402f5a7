import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';
import { billingIntervals } from './billing-interval.ts';
import { billingStatuses } from './billing-status.ts';
import { paymentMethodKinds } from './payment.ts';
import { billingReads, billingWrites } from './plans.endpoints.ts';

const KnownCard = z
  .object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })
  .meta({ id: 'KnownCard' });

const RunningSubscription = z
  .object({
    plan: z.string().describe('Key of the plan that is subscribed to.'),
    plan_name: z.string(),
    price: z
      .string()
      .nullable()
      .describe('Such as `standard_month_pln`; null for a price that was not set up.'),
    quantity: z.int().describe('How many locations are subscribed to.'),
    interval: z.enum(billingIntervals),
    currency: z.string(),
    entitled_plan: z
      .string()
      .describe(
        'What was paid for, until the period ends: it differs from `plan` after a change to a smaller one.',
      ),
    entitled_quantity: z.int(),
    period_start: Timestamp,
    period_end: Timestamp.describe('The real date, without the days that late news is given.'),
    ends_at_period_end: z.boolean().describe('Cancelled: nothing is charged any more.'),
    grace_ends_at: Timestamp.nullable().describe('When an overdue invoice closes the plan.'),
    payment_method: z.enum(paymentMethodKinds),
    card: KnownCard.nullable(),
  })
  .meta({ id: 'RunningSubscription' });

const SubscriptionDetails = z
  .object({
    status: z.enum(billingStatuses),
    plan_name: z.string(),
    ends_at: Timestamp.nullable().describe(
      'When the plan ends or has ended, or is renewed; null for a plan without an end.',
    ),
    subscription: RunningSubscription.nullable().describe('Null where nothing is subscribed to.'),
  })
  .meta({ id: 'SubscriptionDetails' });

export type SubscriptionDetails = z.infer<typeof SubscriptionDetails>;

export const getSubscription = defineEndpoint({
  id: 'getSubscription',
  method: 'get',
  path: '/payments/subscription/',
  summary: 'How the plan stands, what was paid for, and what comes next',
  access: billingReads,
  response: SubscriptionDetails,
  problems: ['not_found'],
});

export const cancelSubscription = defineEndpoint({
  id: 'cancelSubscription',
  method: 'post',
  path: '/payments/subscription/cancel/',
  summary: 'End the subscription with the period that was paid for; without one nothing happens',
  access: billingWrites,
  response: SubscriptionDetails,
  problems: ['not_found', 'provider_unavailable', 'too_many_attempts'],
});

export const resumeSubscription = defineEndpoint({
  id: 'resumeSubscription',
  method: 'post',
  path: '/payments/subscription/resume/',
  summary: 'Take a cancellation back, until the period ends',
  access: billingWrites,
  response: SubscriptionDetails,
  problems: ['not_found', 'provider_unavailable', 'too_many_attempts'],
});

/** Where the buyer pays, or gives a card. */
export const PaymentPage = z.object({ redirect_url: z.url() }).meta({ id: 'PaymentPage' });

export type PaymentPage = z.infer<typeof PaymentPage>;

export const replaceCard = defineEndpoint({
  id: 'replaceCard',
  method: 'post',
  path: '/payments/subscription/card/',
  summary: 'A page on which to give another card, which the subscription uses from then on',
  access: billingWrites,
  response: PaymentPage,
  status: 201,
  problems: ['not_found', 'order_in_progress', 'provider_unavailable', 'too_many_attempts'],
});
