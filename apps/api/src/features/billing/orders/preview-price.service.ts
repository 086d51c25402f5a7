import type Stripe from 'stripe';
import type { Basket, PricePreview } from '@pinfold/contract/features/billing/orders.endpoints';
import { countTry } from '../../../limits/throttle.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { unavailable } from '../../../providers/provider-request.ts';
import type { Services } from '../../../services.ts';
import { isReverseCharge } from '../customers/stripe-tax-id.ts';
import { invalidCode } from '../plans/promotion-codes.ts';
import { requireTaxRate } from '../plans/tax-rate.ts';
import { requireSelling } from '../require-selling.ts';
import type { SubscriptionRow } from '../subscription/subscription-lifecycle.ts';
import { type ReadBasket, readBasket } from './basket.ts';
import { previewToWire, renewalToWire } from './preview-of-stripe.ts';
import { prorationDate } from './proration-date.ts';

/**
 * Says what a basket would cost.
 * @throws Problem `price_unknown`, `promotion_code_invalid`, `too_many_attempts`, `provider_unavailable`
 */
export async function previewPriceOf(
  services: Services,
  companyId: number,
  basket: Basket,
): Promise<PricePreview> {
  requireSelling(services);
  await countTry(services, { purpose: 'preview', account: String(companyId) });
  return readBasket(services, companyId, basket)
    .then((read) => previewBasket(services, read, services.now()))
    .catch(unavailable(services.log, 'Stripe', 'provider_unavailable'));
}

/**
 * Asks Stripe what a basket costs at a moment: it counts, and nobody else.
 * @throws Problem `promotion_code_invalid`
 * @throws StripeFailure
 */
export async function previewBasket(services: Services, basket: ReadBasket, at: Date): Promise<PricePreview> {
  return basket.running
    ? previewChange(services, basket, { ...basket.running, at })
    : previewStart(services, basket);
}

async function previewStart(services: Services, basket: ReadBasket): Promise<PricePreview> {
  const stripe = requireSelling(services);
  const { price, quantity, promotion } = basket;
  const taxRate = await requireTaxRate(stripe);
  const preview = (codes: readonly string[]) =>
    ifRefused(
      stripe.ask((client) =>
        client.invoices.createPreview({
          ...buyerOf(basket),
          currency: price.currency,
          ...(codes.length > 0 && { discounts: codes.map((id) => ({ promotion_code: id })) }),
          subscription_details: {
            items: [{ price: price.stripePriceId, quantity }],
            default_tax_rates: [taxRate],
          },
        }),
      ),
      (error) => {
        // Its coupon asks for more than this basket, or for a first payment.
        if (error.kind === 'invalid' && codes.length > 0) throw invalidCode();
        throw error;
      },
    );
  const first = await preview(promotion ? [promotion.id] : []);
  const next = promotion && !promotion.lasts ? await preview([]) : first;
  return { ...previewToWire(first), change: null, renewal: renewalToWire(next, periodEndOf(first)) };
}

/** What is no upgrade costs nothing now: it counts from the next period, or can be ordered only then. */
async function previewChange(
  services: Services,
  { price, quantity, change }: ReadBasket,
  running: SubscriptionRow & { at: Date },
): Promise<PricePreview> {
  const stripe = requireSelling(services);
  const { stripeSubscriptionId: subscription } = running;
  const { items } = await stripe.ask((client) => client.subscriptions.retrieve(subscription));
  const preview = (proration: 'always_invoice' | 'none') =>
    stripe.ask((client) =>
      client.invoices.createPreview({
        subscription,
        subscription_details: {
          cancel_at_period_end: false,
          items: [{ id: items.data[0]?.id ?? '', price: price.stripePriceId, quantity }],
          proration_behavior: proration,
          ...(proration === 'always_invoice' && { proration_date: prorationDate(running, running.at) }),
        },
      }),
    );
  const next = await preview('none');
  const restarts = change === 'upgrade' && running.interval !== price.interval;
  const now =
    change === 'upgrade'
      ? previewToWire(await preview('always_invoice'))
      : { net: 0, tax: 0, amount_due: 0, discount: 0, currency: price.currency, lines: [] };
  return {
    ...now,
    change,
    renewal: renewalToWire(next, restarts ? periodEndOf(next) : running.periodEnd),
  };
}

/** Whoever is no customer yet is asked about by country and tax number. */
function buyerOf({ buyer }: ReadBasket): Stripe.InvoiceCreatePreviewParams {
  if (buyer.stripeCustomerId !== null) return { customer: buyer.stripeCustomerId };
  return {
    customer_details: {
      address: { country: buyer.country },
      tax_exempt: isReverseCharge(buyer) ? 'reverse' : 'none',
    },
  };
}

function periodEndOf({ lines }: Stripe.Invoice): Date {
  return new Date(Math.max(...lines.data.map(({ period }) => period.end)) * 1000);
}
