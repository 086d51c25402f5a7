import Stripe from 'stripe';
import { sandboxStripe } from '../index.ts';
import { directSandbox, type Directed } from './direct-sandbox.ts';
import type { SandboxOptions } from '../index.ts';

export interface StripeDirected extends Directed {
  stripe: Stripe;
}

/** A sandbox that stands still until the test moves its clock, and Stripe's own client of it. */
export async function directStripe(options: Partial<SandboxOptions> = {}): Promise<StripeDirected> {
  const directed = await directSandbox(options);
  return { ...directed, stripe: officialStripe(directed) };
}

/** Stripe's own client. It knows no base path, so its requests are given one. */
export function officialStripe({ sandbox }: Directed, key: string = sandboxStripe.key): Stripe {
  const httpClient = Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return sandbox.fetch(new Request(`http://sandbox.test/sandbox/stripe${pathname}${search}`, init));
  });
  return new Stripe(key, { httpClient, maxNetworkRetries: 0, telemetry: false });
}

/** The price of a plan a month, net, and the Polish VAT: 49.00 up to 5 locations, then 39.00. */
export async function makeCatalog(stripe: Stripe, tiersMode: 'graduated' | 'volume' = 'graduated') {
  const product = await stripe.products.create({ name: 'Standard' });
  const priceOf = (interval: 'month' | 'year', factor: number) =>
    stripe.prices.create({
      product: product.id,
      currency: 'pln',
      recurring: { interval },
      lookup_key: `standard_${interval}_pln`,
      billing_scheme: 'tiered',
      tiers_mode: tiersMode,
      tiers: [
        { up_to: 5, unit_amount: 4900 * factor },
        { up_to: 'inf', unit_amount: 3900 * factor },
      ],
    });
  const vat = await stripe.taxRates.create({ display_name: 'VAT', percentage: 23, inclusive: false });
  return { product, month: await priceOf('month', 1), year: await priceOf('year', 10), vat };
}

/** A customer whose saved card is one of Stripe's test cards. */
export async function makePayer(stripe: Stripe, card = 'pm_card_visa') {
  const customer = await stripe.customers.create({ name: 'Kawiarnia Lipa', email: 'lipa@lipa.test' });
  const { id } = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
  return { ...customer, card: id };
}
