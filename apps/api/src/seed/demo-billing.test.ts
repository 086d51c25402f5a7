import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { isValidNip } from '@pinfold/contract/features/company/company-profile';
import { listInvoices } from '@pinfold/contract/features/billing/invoices.endpoints';
import { getSubscription } from '@pinfold/contract/features/billing/subscription.endpoints';
import { isVoucherNumber } from '@pinfold/contract/features/billing/voucher';
import { syncCompanyBilling } from '../features/billing/sync/sync-company-billing.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { demoSeller, demoVoucher, seedBilling } from './demo-billing.ts';

test('PAY-04 the demo’s companies have paid, are late and owe, as Stripe says too', async () => {
  const { make, ok, sandbox, services } = await startTestApi({
    now: new Date('2031-03-01T12:00:00Z'),
    config: { PINFOLD_BILLING_SELLER: JSON.stringify(demoSeller) },
  });
  const companies = { ziarno: await make.company(), bez: await make.company(), kubus: await make.company() };
  await make.location(companies.ziarno);
  const states = () =>
    Promise.all(
      Object.values(companies).map(async (companyId) => {
        const as = await make.member(companyId, { type: memberTypes.owner });
        const { status, subscription } = await ok(getSubscription, { as });
        const { results } = await ok(listInvoices, { as });
        return { status, subscription, invoices: results };
      }),
    );
  await seedBilling(services, companies, (customer, seconds) => sandbox.ageCustomer(customer, seconds));
  const seeded = await states();
  expect(seeded.map(({ status, invoices }) => [status, ...invoices.map((one) => one.status)])).toEqual([
    ['active', 'paid', 'paid', 'paid', 'paid'],
    ['past_due', 'open', 'paid'],
    ['unpaid', 'open', 'paid'],
  ]);
  for (const companyId of Object.values(companies)) await syncCompanyBilling(services, companyId);
  expect(await states()).toEqual(seeded);
});

test('PAY-03 the demo’s seller and its activation code are such as the API takes', () => {
  expect(isValidNip(demoSeller.tax_id)).toBe(true);
  expect(isVoucherNumber(demoVoucher)).toBe(true);
});
