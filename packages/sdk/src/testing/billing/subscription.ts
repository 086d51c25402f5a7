import { hasFullAccess } from '@pinfold/contract/access/member-types';
import { isValidTaxNumber, normalizeTaxNumber } from '@pinfold/contract/features/billing/tax-number';
import { canonicalVoucher, voucherText } from '@pinfold/contract/features/billing/voucher';
import { voucherEnd } from '@pinfold/contract/features/billing/voucher-end';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import type { TestData } from '../test-data.ts';
import type { TestVoucher } from './billing-fixtures.ts';
import { givePlan, paymentPage } from './payments.ts';

/** Handlers for the subscription, vouchers, and to whom invoices are written. */
export function subscriptionAnswers(data: TestData): TestAnswers {
  return {
    getSubscription: () => data.billing.subscription,
    cancelSubscription: () => endAtPeriodEnd(data, true),
    resumeSubscription: () => endAtPeriodEnd(data, false),
    replaceCard: () => ({ redirect_url: paymentPage('cs_test_card') }),
    redeemVoucher: ({ body }) => redeem(data, body.number),
    getInvoiceData: () => data.billing.invoiceData,
    replaceInvoiceData: ({ body }) => {
      const tax_id = normalizeTaxNumber(body.tax_id, body.country);
      const change = { ...body, tax_id };
      return (data.billing.invoiceData = { ...change, tax_status: taxStatusOf(data, change) });
    },
  };
}

/** The plan as the user's details name it; the voucher is for whoever buys. */
export function subscriptionInShort(data: TestData): Schemas['CompanySubscription'] {
  const { subscription, voucherNumber } = data.billing;
  const { company_user: member, permissions } = data.company;
  const mayKnow = hasFullAccess(member.type) || permissions.manage_company_data;
  return {
    plan_name: data.company.plan_restrictions.name,
    expires_at: subscription.ends_at,
    closes_at: subscription.status === 'past_due' ? (subscription.subscription?.grace_ends_at ?? null) : null,
    voucher_number: mayKnow ? voucherNumber : null,
  };
}

function endAtPeriodEnd({ billing }: TestData, ends: boolean): Schemas['SubscriptionDetails'] {
  const { subscription } = billing.subscription;
  if (subscription)
    billing.subscription = {
      ...billing.subscription,
      subscription: { ...subscription, ends_at_period_end: ends },
    };
  return billing.subscription;
}

/** A voucher works once. */
function redeem(data: TestData, text: string): Schemas['CompanySubscription'] {
  const { billing, company } = data;
  const number = canonicalVoucher(text);
  const voucher = billing.vouchers.find((one) => canonicalVoucher(one.number) === number);
  const plan = billing.plans.find(({ key }) => key === voucher?.plan);
  if (!voucher || !plan)
    throw new TestProblem('voucher_invalid', [{ path: 'body.number', message: 'Ten kod nie działa.' }]);
  if (billing.subscription.subscription) throw new TestProblem('subscription_running');
  if (billing.subscription.status === 'unpaid') throw new TestProblem('unpaid_subscription');
  const endsAt = endOf(data, voucher, plan.rank);
  const { max_facilities: locations } = company.plan_restrictions.limits;
  givePlan(data, plan, { endsAt, locations });
  billing.subscription = { status: 'active', plan_name: plan.name, ends_at: endsAt, subscription: null };
  billing.vouchers = billing.vouchers.filter((one) => one !== voucher);
  billing.voucherNumber = voucherText(number);
  return subscriptionInShort(data);
}

function endOf({ billing }: TestData, { days }: TestVoucher, rank: number): string {
  const { status, plan_name: name, ends_at } = billing.subscription;
  const present = {
    rank: billing.plans.find((plan) => plan.name === name)?.rank,
    expires_at: ends_at,
    is_unpaid: status === 'unpaid',
    is_free_trial: status === 'trial' || status === 'trial_over',
  };
  const end = voucherEnd(present, { rank, days }, new Date());
  if (typeof end === 'string') throw new TestProblem(end);
  return end.toISOString();
}

/** The register of the test company knows Polish numbers; the others are still being asked about. */
function taxStatusOf(
  { billing, presence }: TestData,
  { tax_id, country }: Schemas['InvoiceDataChange'],
): Schemas['InvoiceData']['tax_status'] {
  const { tax_id: before, tax_status: status } = billing.invoiceData;
  if (!isValidTaxNumber(tax_id, country))
    throw new TestProblem('tax_number_invalid', [
      { path: 'body.tax_id', message: 'To nie jest prawidłowy numer podatkowy.' },
    ]);
  if (before === tax_id && billing.invoiceData.country === country && status === 'verified') return status;
  if (country !== 'PL') return 'pending';
  return presence.register.some(({ tax_number }) => tax_number === tax_id) ? 'verified' : 'unavailable';
}
