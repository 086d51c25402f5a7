import { and, eq } from 'drizzle-orm';
import { decideAccess } from '@pinfold/contract/access/decide-access';
import type { BillingPrice } from '@pinfold/contract/features/billing/price';
import { getCompanyUsage } from '@pinfold/contract/features/company/companies.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { companyUsage } from '../../../limits/usage.queries.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { billingPrices } from './billing-prices.table.ts';
import { soldPlans } from './default-plans.ts';
import type { SoldPlan } from './sold-plans.ts';

type PriceRow = typeof billingPrices.$inferSelect;

/** A price that can be ordered, or that somebody has, with its plan. */
export interface SoldPrice extends PriceRow {
  plan: SoldPlan;
}

/** The plans that the setup has written to Stripe, the smallest first, and how much the company uses. */
export async function plansFor({ config, database: { queries } }: Services, member: Member) {
  const prices = await queries.select().from(billingPrices).where(eq(billingPrices.isActive, true));
  const plans = soldPlans(config).flatMap((plan) => {
    const own = prices.filter(({ planKey }) => planKey === plan.key);
    const [first] = own;
    return first ? [planToWire(plan, first.productId, own)] : [];
  });
  const mayKnowUsage = decideAccess(getCompanyUsage.access, member) === undefined;
  return {
    plans: plans.toSorted((a, b) => a.rank - b.rank),
    payment_methods: config.PINFOLD_BILLING_METHODS,
    limits_usage: mayKnowUsage ? await companyUsage(queries, member) : null,
  };
}

/** @throws Problem `price_unknown` */
export async function orderablePrice(
  services: Pick<Services, 'config' | 'database'>,
  { key, currency }: { key: string; currency?: string },
): Promise<SoldPrice> {
  const [row] = await services.database.queries
    .select()
    .from(billingPrices)
    .where(
      and(
        eq(billingPrices.lookupKey, key),
        eq(billingPrices.isActive, true),
        currency === undefined ? undefined : eq(billingPrices.currency, currency),
      ),
    );
  const plan = row && planOf(services, row);
  if (!plan) throw new Problem('price_unknown');
  return { ...row, plan };
}

/** A price that somebody has, whether it is still sold or not; undefined if its plan is no more. */
export async function heldPrice(
  services: Pick<Services, 'config'>,
  queries: Queryable,
  stripePriceId: string,
): Promise<SoldPrice | undefined> {
  const [row] = await queries
    .select()
    .from(billingPrices)
    .where(eq(billingPrices.stripePriceId, stripePriceId));
  const plan = row && planOf(services, row);
  return plan && { ...row, plan };
}

function planOf({ config }: Pick<Services, 'config'>, { planKey }: PriceRow): SoldPlan | undefined {
  return soldPlans(config).find(({ key }) => key === planKey);
}

function planToWire(plan: SoldPlan, productId: string, prices: readonly PriceRow[]) {
  const { key, name, rank, capabilities, limits } = plan;
  return { product_id: productId, key, name, rank, capabilities, limits, prices: prices.map(priceToWire) };
}

function priceToWire({ lookupKey, currency, interval, tiersMode, tiers }: PriceRow): BillingPrice {
  return { price_id: lookupKey, currency, recurring: { interval }, tiers_mode: tiersMode, tiers };
}
