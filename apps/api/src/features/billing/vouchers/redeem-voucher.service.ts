import { and, count, eq } from 'drizzle-orm';
import type { CompanySubscription } from '@pinfold/contract/features/billing/company-subscription';
import { canonicalVoucher, isVoucherNumber, voucherText } from '@pinfold/contract/features/billing/voucher';
import { voucherEnd } from '@pinfold/contract/features/billing/voucher-end';
import type { Caller } from '../../../caller.ts';
import type { Queryable } from '../../../database/database.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { countTry } from '../../../limits/throttle.ts';
import { Problem } from '../../../problem.ts';
import { hashToken } from '../../../secrets/token.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';
import { soldPlans } from '../plans/default-plans.ts';
import { givePlan } from '../plans/give-plan.ts';
import { requireSelling } from '../require-selling.ts';
import { companySubscription } from '../subscription/company-subscription.queries.ts';
import { hasRunningSubscription } from '../subscription/has-running-subscription.ts';
import { vouchers, voucherUses } from './vouchers.table.ts';

/**
 * Gives the company the plan of a voucher. It is counted once, however many ask with it at the same time: the voucher is
 * locked until it is used up.
 * @throws Problem `voucher_invalid`, `voucher_lower_plan`, `subscription_running`, `unpaid_subscription`,
 * `too_many_attempts`
 */
export async function redeemVoucherOf(
  services: Services,
  member: Member,
  { number, caller }: { number: string; caller: Caller },
): Promise<CompanySubscription> {
  const { config, database, now } = services;
  const { companyId } = member;
  requireSelling(services);
  await countTry(services, { purpose: 'voucher', account: String(companyId), address: caller.address });
  if (!isVoucherNumber(number)) throw invalid();
  return database.queries.transaction(async (tx) => {
    const { state, limits } = await lockCompany(tx, companyId, now());
    const voucher = await takeVoucher(tx, number, companyId, now());
    const plan = soldPlans(config).find(({ key }) => key === voucher.planKey);
    if (!plan) throw invalid();
    if (await hasRunningSubscription(tx, companyId)) throw new Problem('subscription_running');
    if (state === 'unpaid') throw new Problem('unpaid_subscription');
    const present = await presentPlan(services, tx, companyId);
    const endsAt = voucherEnd(present, { rank: plan.rank, days: voucher.days }, now());
    if (typeof endsAt === 'string') throw new Problem(endsAt);
    await givePlan(services, tx, companyId, { plan, endsAt, maxLocations: limits.max_facilities });
    await tx.insert(voucherUses).values({
      companyId,
      voucherId: voucher.id,
      number: voucherText(number),
      usedBy: member.userId,
      usedAt: now(),
      endsAt,
    });
    return companySubscription(services, tx, member);
  });
}

/** How a number is looked up: nobody who reads the database can redeem what is in it. */
export function voucherHash(number: string): string {
  return hashToken(canonicalVoucher(number));
}

/** Locks a voucher that can still be used, by this company too. */
async function takeVoucher(tx: Queryable, number: string, companyId: number, now: Date) {
  const [voucher] = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.hash, voucherHash(number)))
    .for('update');
  if (!voucher || voucher.revokedAt !== null) throw invalid();
  if (voucher.expiresAt !== null && voucher.expiresAt < now) throw invalid();
  const ofVoucher = eq(voucherUses.voucherId, voucher.id);
  const [uses] = await tx.select({ count: count() }).from(voucherUses).where(ofVoucher);
  const own = await tx
    .select({ usedAt: voucherUses.usedAt })
    .from(voucherUses)
    .where(and(ofVoucher, eq(voucherUses.companyId, companyId)));
  if ((uses?.count ?? 0) >= voucher.maxUses || own.length > 0) throw invalid();
  return voucher;
}

async function presentPlan({ config }: Services, tx: Queryable, companyId: number) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Error('a member has a company');
  return {
    rank: soldPlans(config).find(({ name }) => name === company.planName)?.rank,
    expires_at: company.planExpiresAt?.toISOString() ?? null,
    is_unpaid: company.planIsUnpaid,
    is_free_trial: company.planIsFreeTrial,
  };
}

function invalid(): Problem {
  return new Problem('voucher_invalid', { errors: [{ path: 'body.number' }] });
}
