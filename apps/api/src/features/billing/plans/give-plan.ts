import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import { isSuspended } from '../operators/suspension.ts';
import type { SoldPlan } from './sold-plans.ts';

/** A plan that nobody pays for through Stripe. */
export interface GivenPlan {
  plan: Pick<SoldPlan, 'name' | 'capabilities' | 'limits'>;
  /** Null for a plan without an end. */
  endsAt: Date | null;
  /** How many locations it is for; undefined for as many as they like. */
  maxLocations: number | undefined;
}

/** Gives a company a plan, which ends its trial and whatever it owes. The caller has locked the company. */
export async function givePlan(
  { live }: Pick<Services, 'live'>,
  tx: Queryable,
  companyId: number,
  { plan, endsAt, maxLocations }: GivenPlan,
): Promise<void> {
  await tx
    .update(companies)
    .set({
      planName: plan.name,
      planCapabilities: [...plan.capabilities],
      planLimits: {
        ...plan.limits,
        ...(maxLocations !== undefined && { max_facilities: maxLocations }),
      },
      planExpiresAt: endsAt,
      planIsFreeTrial: false,
      planIsUnpaid: await isSuspended(tx, companyId),
      isPaying: false,
      hasBillingSubscription: false,
    })
    .where(eq(companies.id, companyId));
  await live.publish(tx, companyId, { topic: 'billing', ids: [] });
  await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
}
