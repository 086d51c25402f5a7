import { and, eq, ne, notInArray } from 'drizzle-orm';
import Stripe from 'stripe';
import type { PriceTier } from '@pinfold/contract/features/billing/price';
import { unlessGone } from '../../../delivery/provider-error.ts';
import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';
import type { Services } from '../../../services.ts';
import { requireSelling } from '../require-selling.ts';
import { billingPrices } from './billing-prices.table.ts';
import { soldPlans } from './default-plans.ts';
import type { SoldPlan } from './sold-plans.ts';
import { ensureTaxRate } from './tax-rate.ts';
import { ensureWebhook } from './webhook-endpoint.ts';

type WantedPrice = SoldPlan['prices'][number] & { lookupKey: string; plan: SoldPlan; productId: string };

/**
 * Writes to Stripe what is sold here: products, prices, the tax rate and, where Stripe can reach it, the webhook
 * endpoint. Run again it changes only what differs. A price whose amounts have changed is replaced: who has the former
 * keeps it. Returns a line for each thing that was made.
 * @throws StripeFailure
 * @throws Problem `not_found` where nothing is sold
 */
export async function setUpStripe(
  services: Services,
  /** Where Stripe sends its events; left out, it sends none, and the hourly round finds what happened. */
  webhookUrl?: string,
): Promise<string[]> {
  const stripe = requireSelling(services);
  const made: string[] = [];
  const report = (line: string) => void made.push(line);
  await ensureTaxRate(stripe, report);
  const wanted: WantedPrice[] = [];
  for (const plan of soldPlans(services.config)) {
    const productId = await ensureProduct(stripe, plan, report);
    for (const price of plan.prices)
      wanted.push({ ...price, plan, productId, lookupKey: lookupKeyOf(plan, price) });
  }
  for (const price of wanted) await storePrice(services, price, await ensurePrice(stripe, price, report));
  await services.database.queries
    .update(billingPrices)
    .set({ isActive: false })
    .where(
      notInArray(
        billingPrices.lookupKey,
        wanted.map(({ lookupKey }) => lookupKey),
      ),
    );
  if (webhookUrl !== undefined) await ensureWebhook(stripe, webhookUrl, report);
  return made;
}

function lookupKeyOf({ key }: SoldPlan, { interval, currency }: SoldPlan['prices'][number]): string {
  return `${key}_${interval}_${currency}`;
}

/** Its id is ours, so that two setups at once make one. */
async function ensureProduct(
  stripe: StripeConnection,
  { key, name }: SoldPlan,
  report: (line: string) => void,
): Promise<string> {
  const id = `pinfold_${key}`;
  const product = await unlessGone(stripe.ask((client) => client.products.retrieve(id)));
  if (!product) {
    await stripe.ask((client) => client.products.create({ id, name }));
    report(`product ${id}`);
  } else if (product.name !== name || !product.active) {
    await stripe.ask((client) => client.products.update(id, { name, active: true }));
    report(`product ${id} renamed`);
  }
  return id;
}

async function ensurePrice(
  stripe: StripeConnection,
  { lookupKey, plan, productId, currency, interval, tiers }: WantedPrice,
  report: (line: string) => void,
): Promise<string> {
  const { data } = await stripe.ask((client) =>
    client.prices.list({ lookup_keys: [lookupKey], active: true, expand: ['data.tiers'] }),
  );
  const [present] = data;
  if (present && hasSameTiers(present, plan, tiers)) return present.id;
  const { id } = await stripe.ask((client) =>
    client.prices.create({
      product: productId,
      currency,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      recurring: { interval },
      tax_behavior: 'exclusive',
      billing_scheme: 'tiered',
      tiers_mode: plan.tiers_mode,
      tiers: tiers.map(({ up_to: upTo, unit_amount_decimal: amount }) => ({
        up_to: upTo ?? 'inf',
        unit_amount_decimal: Stripe.Decimal.from(amount),
      })),
    }),
  );
  report(`price ${lookupKey}`);
  if (present) await stripe.ask((client) => client.prices.update(present.id, { active: false }));
  return id;
}

function hasSameTiers(price: Stripe.Price, plan: SoldPlan, wanted: readonly PriceTier[]): boolean {
  const present = price.tiers ?? [];
  return (
    price.tiers_mode === plan.tiers_mode &&
    present.length === wanted.length &&
    wanted.every(({ up_to: upTo, unit_amount_decimal: amount }, index) => {
      const tier = present[index];
      return tier?.up_to === upTo && tier.unit_amount_decimal?.eq(Stripe.Decimal.from(amount));
    })
  );
}

async function storePrice(
  { database }: Services,
  { lookupKey, productId, plan, interval, currency, tiers }: WantedPrice,
  stripePriceId: string,
): Promise<void> {
  const values = {
    lookupKey,
    productId,
    planKey: plan.key,
    interval,
    currency,
    tiersMode: plan.tiers_mode,
    tiers,
    isActive: true,
  };
  await database.queries.transaction(async (tx) => {
    await tx
      .update(billingPrices)
      .set({ isActive: false })
      .where(and(eq(billingPrices.lookupKey, lookupKey), ne(billingPrices.stripePriceId, stripePriceId)));
    await tx
      .insert(billingPrices)
      .values({ stripePriceId, ...values })
      .onConflictDoUpdate({ target: billingPrices.stripePriceId, set: values });
  });
}
