import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { CompanySubscription } from './company-subscription.ts';

export const redeemVoucher = defineEndpoint({
  id: 'redeemVoucher',
  method: 'post',
  path: '/subscription/voucher/',
  summary: 'Take the plan that an activation code gives; another code for the same plan adds its days',
  access: {
    permission: 'manage_company_data',
    demo: 'blocked',
    concernsAllLocations: true,
    embed: 'never',
  },
  body: z
    .object({
      number: z.string().min(1).max(100).describe('Blanks, dashes and small letters do not matter.'),
    })
    .meta({ id: 'VoucherNumber' }),
  response: CompanySubscription,
  problems: [
    'not_found',
    'voucher_invalid',
    'voucher_lower_plan',
    'subscription_running',
    'unpaid_subscription',
    'too_many_attempts',
  ],
});
