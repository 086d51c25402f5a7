import type { Schemas } from '../../client/schema.ts';
import { monthsAfter, sumsOf, taxed, vatPercent } from './amounts.ts';
import { testPlans } from './plan-fixtures.ts';

/** What the test company buys and has bought. */
export interface TestBilling {
  plans: Schemas['SoldPlan'][];
  paymentMethods: Schemas['Plans']['payment_methods'];
  /** Off the first invoice; those of campaigns too. */
  promotionCodes: Schemas['PromotionCode'][];
  campaigns: Schemas['Campaign'][];
  initialPlan: Schemas['InitialPlan'];
  invoiceData: Schemas['InvoiceData'];
  /** The plan, and the subscription that renews it; without one, an order is the first. */
  subscription: Schemas['SubscriptionDetails'];
  /** Newest first. */
  orders: TestOrder[];
  /** Newest first. */
  invoices: Schemas['InvoiceDetails'][];
  /** Vouchers that can be redeemed. */
  vouchers: TestVoucher[];
  /** Number of the voucher that the plan goes by. */
  voucherNumber: string | null;
}

/** An order, or the payment of an invoice. */
export type TestOrder = Schemas['LatestPayment'] & {
  /** The idempotency key. */
  key: string;
  /** The page on which it is paid, as in the address of the return. */
  session_id: string;
  /** Null where an invoice is paid. */
  basket: Pick<Schemas['Basket'], 'items' | 'currency' | 'promotion_code'> | null;
  payment_method: 'card' | 'quick';
  /** Null where a plan is ordered. */
  invoice: number | null;
};

/** An activation code. */
export interface TestVoucher {
  number: string;
  /** The plan's key. */
  plan: string;
  days: number;
}

const quantity = 60;

/** Returns a company on the plan Standard with 60 locations, by the month and paid by card, with three paid invoices. */
export function testBilling(
  now: Date,
  profile: Schemas['CompanyProfile'],
  values: Partial<TestBilling> = {},
): TestBilling {
  const start = new Date(now.getTime() - 12 * 86_400_000).toISOString();
  const invoiceData = testInvoiceData(profile);
  const end = monthsAfter(start, 3);
  const campaignCodes = [promotionCode('LATO20', 1, 20, end), promotionCode('LATO20-ROK', 2, 20, end)];
  const invoices = [0, 1, 2].map((age) => testInvoice(3 - age, monthsAfter(start, -age), invoiceData));
  return {
    plans: [...testPlans],
    paymentMethods: ['card', 'quick'],
    promotionCodes: [promotionCode('KAWA10', 1, 10, null), ...campaignCodes],
    campaigns: [{ name: 'lato', codes: campaignCodes }],
    initialPlan: { price: null, quantity: null, promotion_code: null, acquisition_campaign: null },
    invoiceData,
    subscription: testSubscription(start),
    orders: [testOrder(invoices.at(-1)?.total ?? 0)],
    invoices,
    vouchers: [{ number: 'K4WA-2026-LATO-0001', plan: 'pro', days: 30 }],
    voucherNumber: null,
    ...values,
  };
}

function testInvoiceData(profile: Schemas['CompanyProfile']): Schemas['InvoiceData'] {
  const { tax_number, street, house_number, postal_code, city, country } = profile;
  return {
    tax_id: tax_number,
    tax_status: 'verified',
    company_name: 'Kawiarnia Lipa sp. z o.o.',
    street,
    house_number,
    postal_code,
    city,
    country,
    email: 'faktury@lipa.example',
  };
}

function testSubscription(start: string): Schemas['SubscriptionDetails'] {
  const end = monthsAfter(start, 1);
  return {
    status: 'active',
    plan_name: 'Standard',
    ends_at: end,
    subscription: {
      plan: 'standard',
      plan_name: 'Standard',
      price: 'standard_month_pln',
      quantity,
      interval: 'month',
      currency: 'pln',
      entitled_plan: 'standard',
      entitled_quantity: quantity,
      period_start: start,
      period_end: end,
      ends_at_period_end: false,
      grace_ends_at: null,
      payment_method: 'card',
      card: testCard(start),
    },
  };
}

/** Returns a card that is good for three more years after a moment in ISO 8601. */
export function testCard(at: string): NonNullable<Schemas['RunningSubscription']['card']> {
  return { brand: 'visa', last4: '4242', exp_month: 8, exp_year: new Date(at).getUTCFullYear() + 3 };
}

/** The first order, which was paid. */
function testOrder(amountDue: number): TestOrder {
  return {
    order_id: 1,
    key: 'test-order-1',
    status: 'success',
    failure: null,
    amount_due: amountDue,
    currency: 'pln',
    redirect_url: null,
    session_id: 'cs_test_1',
    basket: {
      currency: 'pln',
      items: [{ price: 'standard_month_pln', quantity }],
      promotion_code: null,
    },
    payment_method: 'card',
    invoice: null,
  };
}

/** 5 locations at 89 zł, 5 at 79, 10 at 69 and 40 at 59. */
const monthlyNet = 389_000;

function testInvoice(id: number, start: string, buyer: Schemas['InvoiceData']): Schemas['InvoiceDetails'] {
  const end = monthsAfter(start, 1);
  const line = {
    description: `${quantity} × Standard`,
    quantity,
    ...taxed(monthlyNet, vatPercent),
    period_start: start,
    period_end: end,
  };
  const { net, tax, amount_due: total } = sumsOf([line]);
  const { company_name: name, tax_status: _status, ...party } = buyer;
  return {
    id,
    number: `7C2A41B0-${String(id).padStart(4, '0')}`,
    status: 'paid',
    currency: 'pln',
    net,
    tax,
    total,
    amount_remaining: 0,
    period_start: start,
    period_end: end,
    issued_at: start,
    due_at: null,
    paid_at: start,
    ksef_number: `9991001010-${start.slice(0, 10).replaceAll('-', '')}-0100D0${id}A4B21-F${id}`,
    seller: testSeller,
    buyer: { ...party, name },
    lines: [line],
  };
}

const testSeller: Schemas['InvoiceParty'] = {
  tax_id: '9991001010',
  name: 'Pinfold sp. z o.o.',
  street: 'Józefa',
  house_number: '9/3',
  postal_code: '31-056',
  city: 'Kraków',
  country: 'PL',
  email: 'faktury@pinfold.test',
};

function promotionCode(
  code: string,
  period: 1 | 2,
  percent_off: number,
  expires_at: string | null,
): Schemas['PromotionCode'] {
  return { code, period, percent_off, amount_off: null, currency: null, expires_at };
}
