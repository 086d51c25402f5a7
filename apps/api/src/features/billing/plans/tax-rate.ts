import type Stripe from 'stripe';
import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';

/** Polish VAT on services (ustawa o VAT, art. 41 in connection with art. 146ef). */
const percentage = 23;

/** Names our rate among those of the account. */
const metadata = { pinfold: `vat_pl_${percentage}` };

/** Makes the rate that all invoices have, unless it is there. Buyers who account for the tax by themselves pay none of it. */
export async function ensureTaxRate(stripe: StripeConnection, report: (line: string) => void): Promise<void> {
  if (await findTaxRate(stripe)) return;
  await stripe.ask((client) =>
    client.taxRates.create({
      display_name: 'VAT',
      country: 'PL',
      inclusive: false,
      percentage,
      tax_type: 'vat',
      metadata,
    }),
  );
  report(`tax rate ${percentage} %`);
}

/** The id of the rate: where there are prices, the setup has made it. */
export async function requireTaxRate(stripe: StripeConnection): Promise<string> {
  const id = await findTaxRate(stripe);
  if (id === undefined) throw new Error('Stripe has no tax rate of ours: npm run billing -- setup makes it');
  return id;
}

async function findTaxRate(stripe: StripeConnection): Promise<string | undefined> {
  const { data } = await stripe.ask((client) => client.taxRates.list({ active: true, limit: 100 }));
  return data.find(isOurs)?.id;
}

function isOurs(rate: Stripe.TaxRate): boolean {
  return rate.metadata?.['pinfold'] === metadata.pinfold;
}
