import type { Services } from '../../../services.ts';
import { requireSelling } from '../require-selling.ts';
import { mostAtOnce } from '../sync/read-billing.ts';
import { storeEvent } from './receive-event.service.ts';

/**
 * Takes the events since a moment that never arrived, such as while the webhook was switched off; Stripe keeps them for
 * 30 days. Returns how many are new.
 * @throws StripeFailure
 */
export async function replayEvents(services: Services, since: Date): Promise<number> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  return requireSelling(services).ask(async (client) => {
    let fresh = 0;
    for await (const event of client.events.list({ created, limit: mostAtOnce }))
      if (await storeEvent(services, event, JSON.stringify(event))) fresh += 1;
    return fresh;
  });
}
