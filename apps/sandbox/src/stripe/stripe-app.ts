import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { couponCalls } from './catalog/coupons.ts';
import { priceCalls } from './catalog/prices.ts';
import { productCalls } from './catalog/products.ts';
import { taxRateCalls } from './catalog/tax-rates.ts';
import { payRoutes } from './checkout/pay.routes.ts';
import { sessionCalls } from './checkout/sessions.ts';
import { creditNoteCalls } from './billing/credit-notes.ts';
import { invoiceCalls } from './billing/invoices.ts';
import { subscriptionCalls } from './billing/subscriptions.ts';
import { customerCalls } from './customers/customers.ts';
import { taxIdCalls } from './customers/tax-ids.ts';
import { paymentIntentCalls } from './payments/payment-intents.ts';
import { paymentMethodCalls } from './payments/payment-methods.ts';
import { refundCalls } from './payments/refunds.ts';
import { setupIntentCalls } from './payments/setup-intents.ts';
import { sandboxStripe } from './sandbox-stripe.ts';
import { webhookCalls } from './webhooks/endpoints.ts';
import { errorResponse, stripeCalls } from './protocol/stripe-calls.ts';
import { StripeError } from './protocol/stripe-error.ts';

interface StripeApp {
  world: LiveWorld;
  /** Where browsers find the sandbox. */
  origin: string;
  /** Where this app is mounted. */
  path: string;
}

/** Stripe's API as api.stripe.com serves it, as far as subscriptions and their payments need it. */
export function stripeApp({ world, origin, path }: StripeApp): Hono {
  const app = new Hono();
  app.use('/v1/*', async (c, next) => {
    if (c.req.header('Authorization') === `Bearer ${sandboxStripe.key}`) return next();
    const message =
      c.req.header('Authorization') === undefined
        ? 'You did not provide an API key.'
        : 'Invalid API Key provided.';
    return errorResponse(new StripeError(401, message), 'req_unauthorized');
  });
  const calls = stripeCalls(app, world);
  productCalls(calls);
  priceCalls(calls);
  taxRateCalls(calls);
  couponCalls(calls);
  customerCalls(calls);
  taxIdCalls(calls);
  paymentMethodCalls(calls);
  sessionCalls(calls, `${origin}${path}/pay`);
  subscriptionCalls(calls);
  invoiceCalls(calls);
  creditNoteCalls(calls);
  paymentIntentCalls(calls);
  setupIntentCalls(calls);
  refundCalls(calls);
  webhookCalls(calls);
  app.route('/pay', payRoutes(world, path));
  app.all('/v1/*', (c) =>
    errorResponse(
      new StripeError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`),
      'req_unknown',
    ),
  );
  app.onError((error) => {
    console.error(error);
    return errorResponse(
      new StripeError(500, 'An unknown error occurred.', { type: 'api_error' }),
      'req_failed',
    );
  });
  return app;
}
