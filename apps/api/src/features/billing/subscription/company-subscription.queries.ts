import { sql } from 'drizzle-orm';
import { hasFullAccess } from '@pinfold/contract/access/member-types';
import type { CompanySubscription } from '@pinfold/contract/features/billing/company-subscription';
import { rows, type Queryable } from '../../../database/database.ts';
import { dateOf, isoOf, type Moment } from '../../../database/moments.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { graceEndOf } from './subscription-lifecycle.ts';

interface PlanRow {
  plan_name: string;
  ends_at: Moment | null;
  number: string | null;
  past_due_since: Moment | null;
}

/**
 * A company's plan in short. Where Stripe renews it, its end is that of the period, without the days that late news is
 * given.
 */
export async function companySubscription(
  { config }: Pick<Services, 'config'>,
  queries: Queryable,
  member: Member,
): Promise<CompanySubscription> {
  const { companyId } = member;
  const [row] = await rows<PlanRow>(
    queries,
    sql`select c.plan_name, coalesce(s.period_end, c.plan_expires_at) as ends_at, v.number,
          case when s.status = 'past_due' then s.past_due_since end as past_due_since
        from companies c
        left join billing_subscriptions s on s.company_id = c.id and s.status <> 'expired'
          and c.has_billing_subscription
        left join billing_voucher_uses v on v.company_id = c.id and v.ends_at = c.plan_expires_at
        where c.id = ${companyId}`,
  );
  if (!row) throw new Error('a member has a company');
  const mayKnow = hasFullAccess(member.type) || member.permissions.manage_company_data;
  return {
    plan_name: row.plan_name,
    expires_at: isoOf(row.ends_at),
    closes_at:
      graceEndOf(dateOf(row.past_due_since) ?? null, config.PINFOLD_BILLING_GRACE_DAYS)?.toISOString() ??
      null,
    voucher_number: mayKnow ? row.number : null,
  };
}
