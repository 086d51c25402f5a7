import { eq, sql } from 'drizzle-orm';
import { oneRow, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { billingCustomers } from '../customers/billing-customers.table.ts';

/**
 * Makes what we have about a company's subscription, invoices and orders agree with Stripe. Events, the return from a
 * payment and the hourly round all do this and nothing else, so that each of them suffices. Does nothing for a company
 * that Stripe does not know.
 * @throws StripeFailure
 */
export async function syncCompanyBilling({ database }: Services, companyId: number): Promise<void> {
  const { queries } = database;
  const customer = await stripeCustomerOf(queries, companyId);
  if (customer === null) return;
  await takeTicket(queries);
}

/** Taken before Stripe is asked: who asked later knows more. */
async function takeTicket(queries: Queryable): Promise<number> {
  const { ticket } = await oneRow<{ ticket: string }>(
    queries,
    sql`select nextval('billing_sync_tickets') as ticket`,
  );
  return Number(ticket);
}

async function stripeCustomerOf(queries: Queryable, companyId: number): Promise<string | null> {
  const [row] = await queries
    .select({ id: billingCustomers.stripeCustomerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.companyId, companyId));
  return row?.id ?? null;
}
