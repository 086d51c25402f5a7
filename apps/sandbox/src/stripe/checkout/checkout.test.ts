import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createBrowser, type Page } from '../../testing/browser.ts';
import { directStripe, makeCatalog, makePayer } from '../../testing/official-stripe.ts';

const success = 'https://panel.test/payment-completed?session={CHECKOUT_SESSION_ID}';

/** A session for what is asked, and a browser on its page. */
async function startPayment(params: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const directed = await directStripe();
  const { stripe, sandbox } = directed;
  const { month, vat } = await makeCatalog(stripe);
  const { id: customer } = await stripe.customers.create({ name: 'Lipa' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    success_url: success,
    cancel_url: 'https://panel.test/order-details',
    ...(params.mode === undefined || params.mode === 'subscription'
      ? {
          line_items: [{ price: month.id, quantity: 2 }],
          subscription_data: { default_tax_rates: [vat.id], metadata: { company: '7' } },
        }
      : {}),
    ...params,
  });
  const browser = createBrowser({ 'http://sandbox.test': sandbox.fetch });
  const page = await browser.open(session.url ?? '');
  const formOf = (on: Page, method: string) => on.forms.find(({ fields }) => fields.method === method);
  return {
    ...directed,
    session,
    customer,
    page,
    payByCard: (number: string, on: Page = page) => browser.submit(on, formOf(on, 'card'), { number }),
    submit: (on: Page, method: string, fields: Record<string, string> = {}) =>
      browser.submit(on, formOf(on, method), fields),
    answer: (on: Page, word: string) => browser.submit(on, on.forms[0], { answer: word }),
    reload: () => stripe.checkout.sessions.retrieve(session.id),
    open: () => browser.open(`http://sandbox.test/sandbox/stripe/pay/${session.id}`),
  };
}

const quick: Partial<Stripe.Checkout.SessionCreateParams> = {
  mode: 'payment',
  line_items: [
    { quantity: 1, price_data: { currency: 'pln', unit_amount: 6027, product_data: { name: 'FV 1' } } },
  ],
};

test('PAY-02 a card that pays starts the subscription, and leads back with the session', async () => {
  const { stripe, session, page, payByCard, reload } = await startPayment();
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: 9800,
    amount_total: 12_054,
  });
  expect(page.text).toContain('120,54');
  const back = await payByCard('4242 4242 4242 4242');
  expect(back.url.href).toBe(`https://panel.test/payment-completed?session=${session.id}`);
  const paid = await reload();
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  const subscription = await stripe.subscriptions.retrieve(String(paid.subscription), {
    expand: ['latest_invoice', 'default_payment_method'],
  });
  expect(subscription).toMatchObject({
    status: 'active',
    metadata: { company: '7' },
    default_payment_method: { card: { last4: '4242' } },
    latest_invoice: { id: paid.invoice, status: 'paid', total: 12_054 },
  });
  const { data } = await stripe.events.list({ type: 'checkout.session.completed' });
  expect(data).toHaveLength(1);
});

test.for([
  ['4000 0000 0000 0002', 'card_declined', 'generic_decline'],
  ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds'],
  ['4000 0000 0000 0127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000 0000 0000 0069', 'expired_card', 'expired_card'],
] as const)(
  'PAY-02 the card %s fails with %s, and another one pays after it',
  async ([number, code, decline]) => {
    const { stripe, customer, payByCard, reload } = await startPayment();
    const failed = await payByCard(number);
    expect(failed.url.host).toBe('sandbox.test');
    expect((await reload()).status).toBe('open');
    const [intent] = (await stripe.paymentIntents.list({ customer })).data;
    expect(intent?.last_payment_error).toMatchObject({ code, decline_code: decline });
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    await payByCard('4242 4242 4242 4242', failed);
    expect((await reload()).status).toBe('complete');
  },
);

test('PAY-02 3-D Secure asks: refused it fails, accepted it pays', async () => {
  const { payByCard, answer, reload } = await startPayment();
  const asked = await payByCard('4000 0027 6000 3184');
  expect(asked.text).toContain('3-D Secure');
  const refused = await answer(asked, 'refused');
  expect((await reload()).status).toBe('open');
  await answer(await payByCard('4000 0027 6000 3184', refused), 'accepted');
  expect(await reload()).toMatchObject({ status: 'complete', payment_status: 'paid' });
});

test('PAY-02 BLIK pays when it is confirmed, and fails when it is declined, late or mistyped', async () => {
  const { stripe, page, submit, answer, reload } = await startPayment(quick);
  const intent = async () => stripe.paymentIntents.retrieve(String((await reload()).payment_intent));
  const mistyped = await submit(page, 'blik', { code: '12' });
  expect((await intent()).last_payment_error).toMatchObject({ decline_code: 'code_invalid' });
  const declined = await answer(await submit(mistyped, 'blik'), 'refused');
  expect((await intent()).last_payment_error).toMatchObject({ decline_code: 'customer_declined' });
  const late = await answer(await submit(declined, 'blik'), 'timed_out');
  expect((await intent()).last_payment_error).toMatchObject({ code: 'payment_method_provider_timeout' });
  const back = await answer(await submit(late, 'blik'), 'accepted');
  expect(back.url.host).toBe('panel.test');
  expect(await intent()).toMatchObject({ status: 'succeeded', amount_received: 6027 });
});

test('PAY-02 P24 asks on the page of the bank', async () => {
  const { page, submit, answer, reload } = await startPayment(quick);
  const refused = await answer(await submit(page, 'p24'), 'refused');
  expect((await reload()).status).toBe('open');
  await answer(await submit(refused, 'p24'), 'accepted');
  expect(await reload()).toMatchObject({ status: 'complete', payment_status: 'paid' });
});

test('PAY-02 a card is saved without a payment, also one that will never pay', async () => {
  const { stripe, payByCard, reload } = await startPayment({ mode: 'setup', currency: 'pln' });
  await payByCard('4000 0000 0000 0341');
  const saved = await stripe.checkout.sessions.retrieve((await reload()).id, {
    expand: ['setup_intent.payment_method'],
  });
  expect(saved).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    setup_intent: { status: 'succeeded', payment_method: { card: { last4: '0341' } } },
  });
});

test('a session expires by itself, or by a call, and its page leads back', async () => {
  const { stripe, session, advance, open, reload } = await startPayment();
  await advance(24 * 3600 + 1);
  expect(await reload()).toMatchObject({ status: 'expired', url: null });
  expect((await open()).text).toContain('href="https://panel.test/order-details"');
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  const short = {
    mode: 'setup' as const,
    success_url: success,
    expires_at: session.created + 24 * 3600 + 60,
  };
  await expect(stripe.checkout.sessions.create(short)).rejects.toMatchObject({ param: 'expires_at' });
});

test('the page of a payment speaks the language that is asked for, under a strict policy', async () => {
  const { page } = await startPayment({ locale: 'en' });
  expect(page.text).toContain('<html lang="en">');
  expect(page.text).toContain('Pay PLN');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://panel.test");
});

test('PAY-02 a saved card that needs 3-D Secure each time cannot renew by itself', async () => {
  const { stripe, advance } = await directStripe();
  const { month } = await makeCatalog(stripe);
  const { id: customer } = await makePayer(stripe, 'pm_card_authenticationRequired');
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: month.id }],
    off_session: true,
  });
  expect(subscription.status).toBe('incomplete');
  const { data } = await stripe.events.list({ type: 'invoice.payment_action_required' });
  expect(data).toHaveLength(1);
  await advance(23 * 3600 + 1);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired');
});
