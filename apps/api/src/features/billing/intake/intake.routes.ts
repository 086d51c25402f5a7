import type { Api } from '../../../http/mount.ts';
import { receiveEvent } from './receive-event.service.ts';

/** Where Stripe's events arrive. */
export const stripeEventsPath = '/providers/stripe/events/';

/** Events carry one object each; the largest are invoices with many lines. */
export const mostEventBytes = 512_000;

/** The signature is over the very bytes, so the body is read as text, and no session asks who it is. */
export function mountIntake({ hono, services }: Api): void {
  hono.post(stripeEventsPath, async (context) => {
    await receiveEvent(services, await context.req.text(), context.req.header('Stripe-Signature') ?? '');
    return context.json({ received: true });
  });
}
