import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { directStripe } from '../../testing/official-stripe.ts';

interface Heard {
  id: string;
  type: string;
  name: unknown;
}

/** A sandbox whose webhooks reach an endpoint that verifies them, and answers with the next of the given statuses. */
async function listen(statuses: number[] = []) {
  const heard: Heard[] = [];
  let verify: ((body: string, signature: string) => Promise<Stripe.Event>) | undefined;
  const directed = await directStripe({
    webhookFetch: async (input, init) => {
      const request = new Request(input, init);
      const event = await verify?.(await request.text(), request.headers.get('stripe-signature') ?? '');
      if (event) heard.push({ id: event.id, type: event.type, name: nameOf(event) });
      return new Response(null, { status: statuses.shift() ?? 200 });
    },
  });
  const { stripe, sandbox } = directed;
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'https://panel.test/providers/stripe/events/',
    enabled_events: ['customer.created', 'customer.updated'],
  });
  verify = (body, signature) => stripe.webhooks.constructEventAsync(body, signature, endpoint.secret ?? '');
  return { ...directed, endpoint, heard, deliver: () => sandbox.deliverEvents() };
}

function nameOf({ data: { object } }: Stripe.Event): unknown {
  return 'name' in object ? object.name : undefined;
}

test('PAY-02 events reach the endpoint that asked for them, signed, with the object as it was then', async () => {
  const { stripe, heard, deliver } = await listen();
  const { id } = await stripe.customers.create({ name: 'Lipa' });
  await stripe.customers.update(id, { name: 'Sowa' });
  await stripe.products.create({ name: 'Standard' });
  await deliver();
  expect(heard).toEqual([
    expect.objectContaining({ type: 'customer.created', name: 'Lipa' }),
    expect.objectContaining({ type: 'customer.updated', name: 'Sowa' }),
  ]);
});

test('PAY-02 an event that was not taken comes again, after a pause', async () => {
  const { stripe, heard, deliver, advance } = await listen([500]);
  await stripe.customers.create({ name: 'Lipa' });
  await deliver();
  const pending = await stripe.events.list({ delivery_success: false });
  expect(pending.data).toHaveLength(1);
  await advance(1);
  await deliver();
  expect(heard.map(({ id }) => id)).toEqual([heard[0]?.id, heard[0]?.id]);
  expect((await stripe.events.list({ delivery_success: false })).data).toEqual([]);
});

test('PAY-02 a script holds events, doubles and shuffles them, and lets them go', async () => {
  const { stripe, heard, deliver, script } = await listen();
  await script('PUT', '/stripe/events', { delivery: 'hold', copies: 2, shuffled: true });
  for (const name of ['A', 'B', 'C', 'D']) await stripe.customers.create({ name });
  await deliver();
  expect(heard).toEqual([]);
  expect((await script('GET', '/stripe/events')).body.waiting).toBe(8);
  await script('PUT', '/stripe/events', { delivery: 'deliver' });
  await deliver();
  const names = heard.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['A', 'A', 'B', 'B', 'C', 'C', 'D', 'D']);
  expect(names).not.toEqual(names.toSorted());
});

test('PAY-02 a dropped event is still in the list of events, and can be replayed', async () => {
  const { stripe, heard, deliver, script } = await listen();
  await script('PUT', '/stripe/events', { delivery: 'drop' });
  await stripe.customers.create({ name: 'Lipa' });
  await script('PUT', '/stripe/events', { delivery: 'deliver' });
  await deliver();
  expect(heard).toEqual([]);
  const [event] = (await stripe.events.list({ types: ['customer.*'] })).data;
  await script('POST', '/stripe/events/replays', { event: event?.id });
  await deliver();
  expect(heard).toEqual([{ id: event?.id, type: 'customer.created', name: 'Lipa' }]);
});

test('an endpoint that is switched off or deleted hears nothing', async () => {
  const { stripe, endpoint, heard, deliver } = await listen();
  expect((await stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
  await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
  await stripe.customers.create({ name: 'Lipa' });
  await stripe.webhookEndpoints.del(endpoint.id);
  await stripe.customers.create({ name: 'Sowa' });
  await deliver();
  expect(heard).toEqual([]);
});
