import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Api } from '../../http/mount.ts';
import { Problem } from '../../problem.ts';

/** A Pub/Sub push message; its data is a Business Profile notification in base64. */
const PushMessage = z.object({ message: z.object({ data: z.string().max(20_000), messageId: z.string() }) });

const Notification = z.object({ reviewName: z.string().max(500).optional() });

/** What to do about what Google tells; each answers once that is sure to happen. */
export interface Heard {
  /** A review is new, changed or gone. */
  review(googleName: string): Promise<void>;
}

/**
 * Where Google's notifications arrive. Only the sender knows the path's secret. A message is acknowledged once its job
 * is stored; an unknown kind too, or it would be sent again and again.
 */
export function mountIntegrations({ hono, services }: Api, heard: Heard): void {
  hono.post('/providers/google/notifications/:secret', async (context) => {
    if (!equal(context.req.param('secret'), services.notificationSecret)) throw new Problem('not_found');
    const push = PushMessage.safeParse(await context.req.json().catch(() => undefined));
    if (!push.success) throw new Problem('invalid_request');
    const { reviewName } = read(push.data.message.data);
    if (reviewName) await heard.review(reviewName);
    return context.body(null, 204);
  });
}

/** Derived from the installation's key, so that every process knows it and nobody has to configure it. */
export function notificationSecret(key: Buffer): string {
  return createHmac('sha256', key).update('google notifications').digest('base64url');
}

function read(data: string): z.infer<typeof Notification> {
  try {
    return Notification.parse(JSON.parse(Buffer.from(data, 'base64').toString('utf8')));
  } catch {
    return {};
  }
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
