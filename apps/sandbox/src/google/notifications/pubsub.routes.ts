import { Hono } from 'hono';
import * as z from 'zod';
import { type GoogleContext, type GoogleEnv, granted } from '../google-context.ts';
import { notFound } from '../google-error.ts';
import { readBody } from '../read-json.ts';

const service = 'pubsub.googleapis.com';
const path = '/v1/projects/:project/subscriptions/:subscription';

/** Pub/Sub v1: projects.subscriptions create, get, delete. Topics exist as soon as they are named. */
export function pubsubRoutes(context: GoogleContext) {
  const { world } = context;
  const nameOf = (project: string, subscription: string) =>
    `projects/${project}/subscriptions/${subscription}`;

  return new Hono<GoogleEnv>()
    .on(['PUT', 'POST'], path, granted(context, service), async (c) => {
      const name = nameOf(c.req.param('project'), c.req.param('subscription'));
      const body = await readBody(c.req, SubscriptionBody);
      const subscription = { name, ...body };
      world.commit({ kind: 'subscription_created', subscription });
      return c.json({ ...subscription, state: 'ACTIVE' });
    })
    .get(path, granted(context, service), (c) => {
      const found = world.state.subscriptions.get(
        nameOf(c.req.param('project'), c.req.param('subscription')),
      );
      if (!found) throw notFound();
      return c.json({ ...found, state: 'ACTIVE' });
    })
    .delete(path, granted(context, service), (c) => {
      const name = nameOf(c.req.param('project'), c.req.param('subscription'));
      if (!world.state.subscriptions.has(name)) throw notFound();
      world.commit({ kind: 'subscription_deleted', name });
      return c.json({});
    });
}

/** projects.subscriptions of Pub/Sub v1, as far as push delivery goes. */
const SubscriptionBody = z.object({
  topic: z.string().regex(/^projects\/[^/]+\/topics\/[^/]+$/),
  pushConfig: z.object({
    pushEndpoint: z.url({ protocol: /^https?$/ }),
    attributes: z.record(z.string(), z.string()).optional(),
  }),
  ackDeadlineSeconds: z.number().int().min(10).max(600).optional(),
});

export type PushSubscription = z.infer<typeof SubscriptionBody> & { name: string };

export interface PushMessage {
  messageId: string;
  subscription: string;
  data: string;
  attributes: Record<string, string>;
  publishTime: number;
}
