import { expect, test } from 'vitest';
import type { PricePreview } from '@pinfold/contract/features/billing/orders.endpoints';
import { buy, orderOk, startBuyer } from '../../../testing/worlds/buyer.ts';
import { billingSubscriptions } from '../subscription/billing-subscriptions.table.ts';

test('PAY-03 an upgrade is charged at once in proportion, a downgrade counts from the next period', async () => {
  const buyer = await startBuyer();
  await buy(buyer);
  expect((await buyer.order()).problem?.code).toBe('no_changes');
  buyer.clock.advance(10 * 86_400);
  const preview = (await buyer.preview({ quantity: 5 })).body as PricePreview;
  expect(preview).toMatchObject({ change: 'upgrade', renewal: { net: 44_500 } });
  expect(preview.amount_due).toBeGreaterThan(0);
  expect(preview.amount_due).toBeLessThan(preview.renewal.amount_due - 32_841);
  expect((await orderOk(buyer, { quantity: 5 })).status).toBe('success');
  const read = async () => (await buyer.services.database.queries.select().from(billingSubscriptions))[0];
  expect(await read()).toMatchObject({ quantity: 5, entitledQuantity: 5 });
  const less = (await buyer.preview({ price: 'start_month_pln', quantity: 2 })).body as PricePreview;
  expect(less).toMatchObject({ change: 'downgrade', amount_due: 0, renewal: { net: 9800 } });
  expect((await orderOk(buyer, { price: 'start_month_pln', quantity: 2 })).status).toBe('success');
  expect(await read()).toMatchObject({
    planKey: 'start',
    quantity: 2,
    entitledPlanKey: 'standard',
    entitledQuantity: 5,
  });
});

test('PAY-03 a paid year is not given back for a month', async () => {
  const buyer = await startBuyer();
  await buy(buyer, { price: 'standard_year_pln' });
  expect((await buyer.order({ price: 'pro_month_pln' })).problem?.code).toBe('change_after_period');
});
