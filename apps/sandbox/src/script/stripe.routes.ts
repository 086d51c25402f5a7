import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { ageCustomer } from '../stripe/age-customer.ts';
import { completeSession } from '../stripe/checkout/complete-session.ts';
import { createPaymentMethod } from '../stripe/payments/payment-methods.ts';
import type { DeclineCode } from '../stripe/payments/test-cards.ts';
import { openTransaction } from '../stripe/protocol/transaction.ts';
import { endpointsFor, type StripeDirections } from '../stripe/stripe-state.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody, ScriptError } from './script-call.ts';

const EventsBody = z
  .object({
    delivery: z.enum(['deliver', 'hold', 'drop']).optional(),
    copies: z.int().min(1).max(10).optional(),
    shuffled: z.boolean().optional(),
  })
  .strict();

const ReplayBody = z
  .object({ event: z.string().optional(), since: z.iso.datetime({ offset: true }).optional() })
  .strict();

const FailingBody = z
  .object({ subscription: z.string().default('*'), times: z.int().min(1).max(100).default(1) })
  .strict();

const ViesBody = z
  .object({
    number: z.string().default('*'),
    answer: z.enum(['pending', 'verified', 'unverified', 'unavailable']),
  })
  .strict();

const AgeBody = z.object({ seconds: z.int().positive() }).strict();

const PaymentBody = z
  .object({
    method: z.enum(['card', 'blik', 'p24']).default('card'),
    card: z.string().default('4242424242424242'),
    authentication: z.enum(['accepted', 'refused']).optional(),
    /** How BLIK or the bank ended. */
    outcome: z.enum(['paid', 'declined', 'timed_out']).default('paid'),
  })
  .strict();

/**
 * What Stripe's events, payments without the customer, and VIES do; how long ago a customer came; and payments whose
 * customer never returns.
 */
export function stripeScriptRoutes(world: LiveWorld): Hono {
  const direct = (directions: Partial<StripeDirections>) =>
    world.commit({ kind: 'stripe_directed', directions });
  const answer = (c: Context) => c.json(eventsAnswer(world));

  return new Hono()
    .get('/stripe/events', answer)
    .put('/stripe/events', async (c) => {
      const { delivery, copies, shuffled } = await readBody(c, EventsBody);
      direct({
        ...(delivery && { events: delivery }),
        ...(copies !== undefined && { copies }),
        ...(shuffled !== undefined && { shuffled }),
      });
      return answer(c);
    })
    .post('/stripe/events/replays', async (c) => {
      const body = await readBody(c, ReplayBody);
      const deliveries = eventsSince(world, body).flatMap(({ id: event, type }) =>
        endpointsFor(world.state.stripe, type).map((endpoint) => ({
          id: `${event}/${endpoint}/replay-${world.state.stripe.number}`,
          event,
          endpoint,
        })),
      );
      world.commit({ kind: 'stripe_events_replayed', deliveries });
      return c.json({ replayed: deliveries.length });
    })
    .post('/stripe/failing-payments', async (c) => {
      const { subscription, times } = await readBody(c, FailingBody);
      const { failingPayments } = world.state.stripe.directions;
      direct({ failingPayments: { ...failingPayments, [subscription]: times } });
      return c.json({ failing_payments: world.state.stripe.directions.failingPayments });
    })
    .delete('/stripe/failing-payments', (c) => {
      direct({ failingPayments: {} });
      return c.body(null, 204);
    })
    .put('/stripe/vies', async (c) => {
      const { number, answer: verdict } = await readBody(c, ViesBody);
      direct({ vies: { ...world.state.stripe.directions.vies, [number]: verdict } });
      return c.json({ vies: world.state.stripe.directions.vies });
    })
    .post('/stripe/customers/:id/age', async (c) => {
      const { seconds } = await readBody(c, AgeBody);
      const transaction = openTransaction(world);
      const customer = transaction.find(c.req.param('id'));
      if (customer?.object !== 'customer')
        throw new ScriptError(404, `There is no customer "${c.req.param('id')}".`);
      ageCustomer(transaction, customer.id, seconds);
      transaction.commit();
      return c.body(null, 204);
    })
    .post('/stripe/sessions/:id/payments', async (c) => {
      const body = await readBody(c, PaymentBody);
      const decline = paySession(world, c.req.param('id'), body);
      return c.json({ status: decline === undefined ? 'paid' : 'failed', failure: decline ?? null });
    });
}

function paySession(
  world: LiveWorld,
  id: string,
  { method: type, card, authentication, outcome }: z.infer<typeof PaymentBody>,
): DeclineCode | undefined {
  const transaction = openTransaction(world);
  const session = transaction.find(id);
  if (session?.object !== 'checkout.session') throw new ScriptError(404, `There is no session "${id}".`);
  if (session.status !== 'open') throw new ScriptError(409, `The session is ${session.status}.`);
  const method = createPaymentMethod(transaction, { type, number: card });
  const decline = completeSession(transaction, transaction.edit('checkout.session', id), {
    method,
    authentication,
    ...(outcome !== 'paid' && { decline: outcome === 'declined' ? 'customer_declined' : 'provider_timeout' }),
  });
  transaction.commit();
  return decline;
}

function eventsSince({ state }: LiveWorld, { event, since }: z.infer<typeof ReplayBody>) {
  const from = since === undefined ? 0 : Date.parse(since) / 1000;
  return [...(state.stripe.kinds.get('event')?.values() ?? [])]
    .filter((one) => one.object === 'event')
    .filter((one) => (event === undefined ? one.created >= from : one.id === event));
}

function eventsAnswer({ state }: LiveWorld): object {
  const { directions, deliveries } = state.stripe;
  return {
    delivery: directions.events,
    copies: directions.copies,
    shuffled: directions.shuffled,
    waiting: deliveries.size,
  };
}
