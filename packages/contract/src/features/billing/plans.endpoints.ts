import * as z from 'zod';
import { planCapabilities, planLimits } from '../../access/plan.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';
import { codeLine } from '../../line.ts';
import { CompanyUsage } from '../company/companies.endpoints.ts';
import { paymentMethodKinds } from './payment.ts';
import { BillingPrice } from './price.ts';

/** Who manages the company buys; an embed token never does. */
export const billingReads = { permission: 'manage_company_data', embed: 'never', demo: 'allowed' } as const;

export const billingWrites = { ...billingReads, demo: 'blocked', concernsAllLocations: true } as const;

/** A price's key, such as `standard_month_pln`. */
export const PriceKey = z.string().min(1).max(200);

/** How many locations are bought. */
export const Quantity = z.int().min(1).max(100_000);

export const PromotionCodeText = codeLine().max(100);

const SoldPlan = z
  .object({
    product_id: z.string(),
    key: z.string(),
    name: z.string(),
    rank: z.int().describe('Who goes to a higher one upgrades.'),
    capabilities: z.array(z.enum(planCapabilities)),
    limits: z
      .partialRecord(z.enum(planLimits), z.int())
      .describe('Without the locations, whose number is bought. What is left out is not limited.'),
    prices: z.array(BillingPrice),
  })
  .meta({ id: 'SoldPlan' });

export const listPlans = defineEndpoint({
  id: 'listPlans',
  method: 'get',
  path: '/payments/plans/',
  summary: 'The plans that can be bought, the smallest first, and how much of each limit is used',
  access: { embed: 'never', demo: 'allowed' },
  response: z
    .object({
      plans: z.array(SoldPlan),
      payment_methods: z.array(z.enum(paymentMethodKinds)),
      limits_usage: CompanyUsage.nullable().describe('Null without `view_company_data`.'),
    })
    .meta({ id: 'Plans' }),
  problems: ['not_found'],
});

const PromotionPeriod = z
  .union([z.literal(1), z.literal(2)])
  .describe('1: for plans by the month. 2: for all others.');

const PromotionCode = z
  .object({
    code: z.string(),
    period: PromotionPeriod,
    percent_off: z.number().nullable(),
    amount_off: z.int().nullable().describe('Net, in minor units of `currency`.'),
    currency: z.string().nullable(),
    expires_at: Timestamp.nullable(),
  })
  .meta({ id: 'PromotionCode' });

export type PromotionCode = z.infer<typeof PromotionCode>;

export const listPromotionCodes = defineEndpoint({
  id: 'listPromotionCodes',
  method: 'get',
  path: '/payments/promotion-codes/',
  summary: 'Promotion codes that everybody may use now, the first hundred',
  access: billingReads,
  response: z.array(PromotionCode),
  problems: ['not_found', 'provider_unavailable'],
});

const Campaign = z.object({ name: z.string(), codes: z.array(PromotionCode) }).meta({ id: 'Campaign' });

export type Campaign = z.infer<typeof Campaign>;

export const listCampaigns = defineEndpoint({
  id: 'listCampaigns',
  method: 'get',
  path: '/payments/campaigns/',
  summary: 'Campaigns that run now, with a code for each period',
  access: billingReads,
  response: z.array(Campaign),
  problems: ['not_found', 'provider_unavailable'],
});

const InitialPlan = z
  .object({
    price: z.string().nullable().describe('Null until a plan was chosen.'),
    quantity: z.int().nullable(),
    promotion_code: z.string().nullable(),
    acquisition_campaign: z.string().nullable().describe('The campaign that the company came through.'),
  })
  .meta({ id: 'InitialPlan' });

export type InitialPlan = z.infer<typeof InitialPlan>;

export const getInitialPlan = defineEndpoint({
  id: 'getInitialPlan',
  method: 'get',
  path: '/payments/initial-plan/',
  summary: 'What was chosen before the first order',
  access: billingReads,
  response: InitialPlan,
  problems: ['not_found'],
});

export const chooseInitialPlan = defineEndpoint({
  id: 'chooseInitialPlan',
  method: 'post',
  path: '/payments/initial-plan/',
  summary: 'Remember a choice for the first order; nothing is ordered',
  access: billingWrites,
  body: z
    .object({ price: PriceKey, quantity: Quantity, promotion_code: PromotionCodeText.nullable() })
    .meta({ id: 'InitialPlanChoice' }),
  response: InitialPlan,
  problems: ['not_found', 'price_unknown'],
});
