import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { PricePreview } from '@pinfold/contract/features/billing/orders.endpoints';
import {
  chooseInitialPlan,
  getInitialPlan,
  listCampaigns,
  listPromotionCodes,
} from '@pinfold/contract/features/billing/plans.endpoints';
import { companies } from '../../company/company.table.ts';
import { type Buyer, startBuyer } from '../../../testing/worlds/buyer.ts';

/** An operator makes a coupon with a code at Stripe. */
async function makeCode(
  { services }: Buyer,
  code: string,
  coupon: Stripe.CouponCreateParams,
  others: Omit<Stripe.PromotionCodeCreateParams, 'promotion' | 'code'> = {},
): Promise<void> {
  await services.stripe?.ask(async (client) => {
    const { id } = await client.coupons.create(coupon);
    await client.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: id }, ...others });
  });
}

const half: Stripe.CouponCreateParams = { percent_off: 50, duration: 'once' };

test('PAY-01 a code is for monthly plans or for all others, and what it takes off once comes back at the renewal', async () => {
  const buyer = await startBuyer();
  await makeCode(buyer, 'WIOSNA', half, { metadata: { period: '1' } });
  await makeCode(buyer, 'ROK', { percent_off: 10, duration: 'forever' }, { metadata: { period: '2' } });
  const month = (await buyer.preview({ code: 'WIOSNA' })).body as PricePreview;
  expect(month).toMatchObject({ net: 13_350, discount: 13_350, renewal: { net: 26_700 } });
  const year = (await buyer.preview({ price: 'standard_year_pln', code: 'ROK' })).body as PricePreview;
  expect(year).toMatchObject({ net: 240_300, discount: 26_700, renewal: { net: 240_300 } });
  for (const wanted of [{ code: 'ROK' }, { price: 'standard_year_pln', code: 'WIOSNA' }, { code: 'NIC' }])
    expect((await buyer.preview(wanted)).problem).toMatchObject({
      code: 'promotion_code_invalid',
      errors: [{ path: 'body.promotion_code' }],
    });
  const { problem } = await buyer.order({ code: 'WIOSNA' });
  expect(problem).toBeUndefined();
});

test('PAY-01 codes of one customer, used-up codes and those without a period are not listed', async () => {
  const buyer = await startBuyer();
  const { as, ok } = buyer;
  const customer = await buyer.services.stripe?.ask((client) => client.customers.create({}));
  await makeCode(buyer, 'WIOSNA', half, { metadata: { period: '1', campaign: 'wiosna' } });
  await makeCode(
    buyer,
    'WIOSNA12',
    { amount_off: 5000, currency: 'pln', duration: 'once' },
    { metadata: { period: '2', campaign: 'wiosna' } },
  );
  await makeCode(buyer, 'TYLKOLIPA', half, { customer: customer?.id ?? '', metadata: { period: '1' } });
  await makeCode(buyer, 'UKRYTY', half);
  await makeCode(buyer, 'KONIEC', half, { active: false, metadata: { period: '1' } });
  const codes = await ok(listPromotionCodes, { as });
  expect(
    codes
      .map(({ code, period, percent_off, amount_off }) => [code, period, percent_off, amount_off])
      .toSorted(),
  ).toEqual([
    ['WIOSNA', 1, 50, null],
    ['WIOSNA12', 2, null, 5000],
  ]);
  const campaigns = await ok(listCampaigns, { as });
  expect(campaigns.map(({ name, codes: own }) => [name, own.length])).toEqual([['wiosna', 2]]);
  // Stripe is asked once a minute.
  await makeCode(buyer, 'LATO', half, { metadata: { period: '1' } });
  expect(await ok(listPromotionCodes, { as })).toHaveLength(2);
  buyer.clock.advance(61);
  expect(await ok(listPromotionCodes, { as })).toHaveLength(3);
  expect((await buyer.preview({ code: 'TYLKOLIPA' })).problem?.code).toBe('promotion_code_invalid');
});

test('PAY-01 the plan that was chosen first is kept with the campaign that the company came through', async () => {
  const buyer = await startBuyer();
  const { as, ok } = buyer;
  await buyer.services.database.queries.update(companies).set({ acquisitionCampaign: 'wiosna' });
  const nothing = { price: null, quantity: null, promotion_code: null };
  expect(await ok(getInitialPlan, { as })).toEqual({ ...nothing, acquisition_campaign: 'wiosna' });
  const body = { price: 'start_year_pln', quantity: 7, promotion_code: 'WIOSNA12' };
  await ok(chooseInitialPlan, { as, body });
  expect(await ok(getInitialPlan, { as })).toEqual({ ...body, acquisition_campaign: 'wiosna' });
  const { problem } = await buyer.request(chooseInitialPlan, { as, body: { ...body, price: 'gold' } });
  expect(problem?.code).toBe('price_unknown');
});
