import { and, count, eq } from 'drizzle-orm';
import type { InvoiceParty } from '@pinfold/contract/features/billing/invoice';
import { billingCustomers } from '../features/billing/customers/billing-customers.table.ts';
import { ensureStripeCustomer } from '../features/billing/customers/stripe-customer.ts';
import { billingPrices } from '../features/billing/plans/billing-prices.table.ts';
import { setUpStripe } from '../features/billing/plans/set-up-stripe.ts';
import { requireTaxRate } from '../features/billing/plans/tax-rate.ts';
import { requireSelling } from '../features/billing/require-selling.ts';
import { syncCompanyBilling } from '../features/billing/sync/sync-company-billing.ts';
import { voucherHash } from '../features/billing/vouchers/redeem-voucher.service.ts';
import { vouchers } from '../features/billing/vouchers/vouchers.table.ts';
import { locations } from '../features/listings/listings.table.ts';
import type { Services } from '../services.ts';
import { demoProfiles } from './demo-companies.ts';

/** Gives a plan to companies of the demo that have none or are on trial, as often as one likes to try. */
export const demoVoucher = 'KAWA-KAWA-KAWA-2026';

/** Who sells where the demo runs, unless `PINFOLD_BILLING_SELLER` says it. */
export const demoSeller: InvoiceParty = {
  tax_id: '9991005999',
  name: 'Pinfold Demo sp. z o.o.',
  street: 'Grzybowska',
  house_number: '60',
  postal_code: '00-844',
  city: 'Warszawa',
  country: 'PL',
  email: 'faktury@pinfold.test',
};

/** Lets a customer of the sandbox's Stripe have come so many seconds earlier, with all that would have happened since. */
export type AgeCustomer = (customer: string, seconds: number) => void;

interface Subscriber {
  companyId: number;
  name: string;
  profile: (typeof demoProfiles)['ziarno' | 'kubus' | 'bez'];
  price: string;
  quantity: number;
  /** How many days ago it subscribed. */
  days: number;
  /** Whether only the first payment succeeds. */
  fails?: boolean;
}

/**
 * Subscribes companies of the demo over Stripe's own protocol: the bakeries have paid for four months, an invoice of
 * the confectioner's is some days overdue, and the ice-cream parlour has not paid for weeks.
 */
export async function seedBilling(
  services: Services,
  { ziarno, bez, kubus }: { ziarno: number; bez: number; kubus: number },
  ageCustomer: AgeCustomer,
): Promise<void> {
  await setUpStripe(services);
  await services.database.queries
    .insert(vouchers)
    .values({
      hash: voucherHash(demoVoucher),
      planKey: 'standard',
      days: 90,
      maxUses: 1000,
      batch: 'demo',
      createdAt: services.now(),
    })
    .onConflictDoNothing();
  const subscribers: Subscriber[] = [
    {
      companyId: ziarno,
      name: 'Piekarnia Ziarno sp. z o.o.',
      profile: demoProfiles.ziarno,
      // With all that the demo shows of this company.
      price: 'pro_month_pln',
      quantity: (await countLocations(services, ziarno)) + 2,
      days: 115,
    },
    {
      companyId: bez,
      name: 'Cukiernia Bez sp. z o.o.',
      profile: demoProfiles.bez,
      price: 'standard_month_pln',
      quantity: 3,
      days: 35,
      fails: true,
    },
    {
      companyId: kubus,
      name: 'Lodziarnia Kubuś sp. z o.o.',
      profile: demoProfiles.kubus,
      price: 'start_month_pln',
      quantity: 2,
      days: 51,
      fails: true,
    },
  ];
  for (const one of subscribers) await subscribe(services, one, ageCustomer);
}

async function subscribe(services: Services, subscriber: Subscriber, age: AgeCustomer): Promise<void> {
  const { companyId, name, profile, price, quantity, days, fails = false } = subscriber;
  const { queries } = services.database;
  const stripe = requireSelling(services);
  await queries.insert(billingCustomers).values({
    companyId,
    taxId: profile.taxNumber,
    taxStatus: 'verified',
    taxCheckedAt: services.now(),
    companyName: name,
    street: profile.street,
    houseNumber: profile.houseNumber,
    postalCode: profile.postalCode,
    city: profile.city,
    email: profile.email,
  });
  const customer = await ensureStripeCustomer(services, companyId);
  const priceId = await priceIdOf(services, price);
  const taxRate = await requireTaxRate(stripe);
  await stripe.ask(async (client) => {
    // A seed that was interrupted has left one.
    const { data } = await client.subscriptions.list({ customer, status: 'all' });
    if (data.length > 0) return;
    const card = await client.paymentMethods.attach('pm_card_visa', { customer });
    const { id } = await client.subscriptions.create({
      customer,
      items: [{ price: priceId, quantity }],
      default_payment_method: card.id,
      default_tax_rates: [taxRate],
      metadata: { company_id: String(companyId) },
    });
    if (fails) {
      const failing = await client.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
      await client.subscriptions.update(id, { default_payment_method: failing.id });
    }
    age(customer, days * 86_400);
  });
  await syncCompanyBilling(services, companyId);
}

async function countLocations({ database }: Services, companyId: number): Promise<number> {
  const [found] = await database.queries
    .select({ count: count() })
    .from(locations)
    .where(eq(locations.companyId, companyId));
  return found?.count ?? 0;
}

async function priceIdOf({ database }: Services, lookupKey: string): Promise<string> {
  const [price] = await database.queries
    .select({ id: billingPrices.stripePriceId })
    .from(billingPrices)
    .where(and(eq(billingPrices.lookupKey, lookupKey), eq(billingPrices.isActive, true)));
  if (!price) throw new Error(`the setup has made no price ${lookupKey}`);
  return price.id;
}
