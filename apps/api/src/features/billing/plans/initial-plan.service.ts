import { eq } from 'drizzle-orm';
import type { InitialPlan } from '@pinfold/contract/features/billing/plans.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import { billingCustomers } from '../customers/billing-customers.table.ts';
import { orderablePrice } from './sold-prices.queries.ts';

/** What a company has chosen before its first order, and the campaign that it came through. */
export async function initialPlanOf(queries: Queryable, companyId: number): Promise<InitialPlan> {
  const [row] = await queries
    .select({
      price: billingCustomers.initialPrice,
      quantity: billingCustomers.initialQuantity,
      promotion_code: billingCustomers.initialPromotionCode,
      acquisition_campaign: companies.acquisitionCampaign,
    })
    .from(companies)
    .leftJoin(billingCustomers, eq(billingCustomers.companyId, companies.id))
    .where(eq(companies.id, companyId));
  return row ?? { price: null, quantity: null, promotion_code: null, acquisition_campaign: null };
}

/**
 * Remembers a choice for the first order. The code is checked when it is used.
 * @throws Problem `price_unknown`
 */
export async function chooseInitialPlanOf(
  services: Services,
  companyId: number,
  choice: { price: string; quantity: number; promotion_code: string | null },
): Promise<InitialPlan> {
  const { queries } = services.database;
  await orderablePrice(services, { key: choice.price });
  const values = {
    initialPrice: choice.price,
    initialQuantity: choice.quantity,
    initialPromotionCode: choice.promotion_code,
  };
  await queries
    .insert(billingCustomers)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: billingCustomers.companyId, set: values });
  return initialPlanOf(queries, companyId);
}
