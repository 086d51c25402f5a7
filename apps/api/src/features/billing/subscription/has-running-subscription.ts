import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { billingSubscriptions } from './billing-subscriptions.table.ts';

/** Whether Stripe decides what plan the company has: also while it owes something. */
export async function hasRunningSubscription(queries: Queryable, companyId: number): Promise<boolean> {
  const running = await queries
    .select({ companyId: billingSubscriptions.companyId })
    .from(billingSubscriptions)
    .where(and(eq(billingSubscriptions.companyId, companyId), ne(billingSubscriptions.status, 'expired')));
  return running.length > 0;
}
